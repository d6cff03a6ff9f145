import { BooleanInput, useInput, useTranslate } from 'react-admin';
import { usePartsOff, useReloadSite } from '../../api/use-site.ts';
import { Bilingual } from '../../fields/bilingual.tsx';
import { Entries } from '../../fields/entries.tsx';
import { PlainText, WholeNumber, filled } from '../../fields/plain.tsx';
import { EditScreen } from '../../forms/edit-screen.tsx';
import { ResourceForm } from '../../forms/resource-form.tsx';
import { Section } from '../../forms/section.tsx';
import { FormControlLabel, Switch } from '@mui/material';
import { useId } from 'react';
import { type PartName, partNames, readPartsOff } from '#contract/settings/parts.ts';
import styles from './parts-input.module.css';

/** Site settings. */
export function List() {
  const reloadSite = useReloadSite();
  return (
    <EditScreen id="settings" hasPublicPage={false} onSaved={reloadSite}>
      <SettingsForm />
    </EditScreen>
  );
}

function SettingsForm() {
  const partsOff = usePartsOff();
  return (
    <ResourceForm deletable={false}>
      <Section title="settings.opening">
        <BooleanInput source="is_open" helperText="settings.open_hint" />
      </Section>
      <Section title="settings.parts" hint="settings.parts_hint">
        <PartsInput source="parts_off" />
      </Section>
      <Section title="settings.contact" hint="settings.contact_hint">
        <PlainText source="phone" type="tel" />
        <PlainText source="email" type="email" />
        <PlainText source="street" />
        <PlainText source="postal_code" />
        <Bilingual source="box_office" lines={3} />
      </Section>
      <Section title="resources.settings.fields.social" hint="settings.social_hint">
        <Entries source="social" add="settings.add_network" blank={{ name: '', url: '' }}>
          <PlainText source="name" label="settings.network" validate={filled} />
          <PlainText source="url" label="settings.address" type="url" validate={filled} />
        </Entries>
      </Section>
      {!partsOff.includes('newsletter') && (
        <Section title="resources.settings.fields.newsletter_lists" hint="settings.lists_hint">
          <Entries source="newsletter_lists" add="settings.add_list" blank={{ value: null, name: { de: '', en: '' } }}>
            <WholeNumber source="value" label="settings.list_value" validate={filled} />
            <Bilingual source="name" label="settings.list_name" required />
          </Entries>
        </Section>
      )}
      <Section title="settings.planning">
        <WholeNumber source="change_over_minutes" max={600} helperText="settings.change_over_hint" />
      </Section>
      <GlossarySection />
      <Section title="settings.consent">
        <BooleanInput source="consent_reasking" helperText="settings.consent_hint" />
      </Section>
    </ResourceForm>
  );
}

/** Words that drafts of translations use. */
function GlossarySection() {
  return (
    <Section title="resources.settings.fields.translation_glossary" hint="settings.translation_hint">
      <Entries source="translation_glossary" add="settings.add_term" blank={{ term: '', translation: '' }} inline>
        <PlainText source="term" label="settings.term" validate={filled} />
        <PlainText source="translation" label="settings.term_translation" />
      </Entries>
    </Section>
  );
}

/** A switch for each part; the settings store those that are off. */
function PartsInput({ source }: { source: string }) {
  const { field } = useInput({ source });
  const off = readPartsOff(field.value);
  function set(name: PartName, on: boolean) {
    field.onChange(partNames.filter((each) => (each === name ? !on : off.includes(each))));
  }
  return (
    <ul className={styles.parts}>
      {partNames.map((name) => (
        <li key={name}>
          <PartSwitch name={name} on={!off.includes(name)} set={(on) => set(name, on)} />
        </li>
      ))}
    </ul>
  );
}

interface PartSwitchProps {
  name: PartName;
  on: boolean;
  set: (on: boolean) => void;
}

function PartSwitch({ name, on, set }: PartSwitchProps) {
  const id = useId();
  const translate = useTranslate();
  return (
    <>
      <FormControlLabel
        label={translate(`parts.${name}`)}
        control={
          <Switch
            checked={on}
            slotProps={{ input: { 'aria-describedby': id } }}
            onChange={(_, checked) => set(checked)}
          />
        }
      />
      <p id={id} className={styles.about}>
        {translate(`parts.${name}_about`)}
      </p>
    </>
  );
}
