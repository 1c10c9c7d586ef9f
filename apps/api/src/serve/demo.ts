/** When and how the demo school is put into an empty database (decision 189). */
import type { Config } from '../config.ts';
import type { Db } from '../data/db.ts';
import { run, statement } from '../data/statement.ts';
import { pepperOf } from './acesso.ts';
import type { DemoAccount } from './start-page.ts';

const HAS_SCHOOL = statement<Record<string, never>, { tem: boolean }>(
  'tem_escola',
  'select exists (select 1 from escola) as tem',
  'global',
);
const DEMO_SCHOOL = statement<Record<string, never>, { tem: boolean }>(
  'tem_escola_demo',
  `select exists (select 1 from escola where configuracao ->> 'demo' = 'true') as tem`,
  'global',
);

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Seeds when asked to and nothing is there yet.
 * @returns the accounts to publish: only those of a database that holds the demo
 */
export async function prepareDemo(
  db: Db,
  config: Config,
  agora: Date,
  onProgress: (message: string) => void,
): Promise<readonly DemoAccount[]> {
  if (!config.demo) return [];
  if (config.production || !LOOPBACK.has(config.host)) {
    onProgress(
      'LUNETA_DEMO=1 is ignored: its passwords are published, so it needs a loopback LUNETA_HOST outside production',
    );
    return [];
  }
  const [school] = await run(db, HAS_SCHOOL, {});
  if (!school?.tem) {
    onProgress('seeding the demo school');
    const { seedDemo } = await import('../cli/demo/seed.ts');
    await seedDemo(db, agora, pepperOf(config));
  }
  const [demo] = await run(db, DEMO_SCHOOL, {});
  if (!demo?.tem) return [];
  const { demoAccounts } = await import('../cli/demo/accounts.ts');
  return demoAccounts;
}
