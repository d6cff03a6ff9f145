import type { Config } from '../env.ts';
import type { AskProvider } from './ask-provider.ts';
import { providerAddress } from './provider-address.ts';
import { ProviderFault } from './provider-fault.ts';

/** Where providers of this kind export their events. */
const exportPath = '/webshop/export/export';

/** The provider's export, as XML. Throws ProviderFault where it does not come. */
export async function fetchExport(config: Config, ask: AskProvider): Promise<string> {
  const answer = await ask({
    method: 'GET',
    url: providerAddress(exportPath, config),
    headers: { accept: 'application/xml' },
  });
  if (answer.status !== 200) throw new ProviderFault('rubbish', `the export answered ${answer.status}`);
  return answer.body.toString('utf8');
}
