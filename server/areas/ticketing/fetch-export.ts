import type { Config } from '../../platform/config.ts';
import type { RequestProvider } from './provider-client.ts';
import { providerAddress } from './provider-address.ts';
import { ProviderFault } from './provider-fault.ts';

/** Path of the event export at providers of this kind. */
const exportPath = '/webshop/export/export';

/** Fetches the provider’s export as XML. Throws ProviderFault on failure. */
export async function fetchExport(config: Config, request: RequestProvider): Promise<string> {
  const answer = await request({
    method: 'GET',
    url: providerAddress(exportPath, config),
    headers: { accept: 'application/xml' },
  });
  if (answer.status !== 200) throw new ProviderFault('rubbish', `the export answered ${answer.status}`);
  return answer.body.toString('utf8');
}
