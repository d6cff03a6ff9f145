import { m } from '#messages/paraglide/messages.js';

const names: Record<string, () => string> = {
  audio_description: m.access_audio_description,
  sign_language: m.access_sign_language,
  relaxed: m.access_relaxed,
  hearing_loop: m.access_hearing_loop,
  touch_tour: m.access_touch_tour,
  wheelchair: m.access_wheelchair,
  easy_language: m.access_easy_language,
};

/** Label of an access offer; an unknown key is shown as it is. */
export function accessName(offer: string): string {
  return Object.hasOwn(names, offer) ? (names[offer]?.() ?? offer) : offer.replaceAll('_', ' ');
}
