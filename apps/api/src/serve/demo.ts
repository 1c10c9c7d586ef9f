/** When and how the demo school is put into an empty database (decision 189). */
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { DemoAccount } from '../demo/accounts.ts';
import { hasSchool, holdsDemo } from '../modules/escola/index.ts';
import { pepperOf } from './acesso.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether what is published may be served: only on a loopback address, which no other machine can reach. */
export const mayPublish = ({ production, host }: Pick<Config, 'production' | 'host'>) =>
  !production && LOOPBACK.has(host);

/**
 * Writes the demo when it is requested and the database is empty.
 * @returns the accounts to show: empty unless the database contains the demo
 * @throws when a database with the demo would be served to other machines
 */
export async function prepareDemo(
  db: Db,
  config: Config,
  agora: Date,
  onProgress: (message: string) => void,
): Promise<readonly DemoAccount[]> {
  if (!mayPublish(config)) {
    // One account of the demo is an admin, who sees every school of the database.
    if (await holdsDemo(db))
      throw new Error(
        'this database holds the demo, whose passwords are published: serve it from a loopback LUNETA_HOST outside production, or use another LUNETA_DATA_DIR or DATABASE_URL',
      );
    if (config.demo)
      onProgress(
        'LUNETA_DEMO=1 is ignored: its passwords are published, so it needs a loopback LUNETA_HOST outside production',
      );
    return [];
  }
  if (!config.demo) return [];
  if (!(await hasSchool(db))) {
    onProgress('seeding the demo school');
    const { seedDemo } = await import('../demo/seed.ts');
    await seedDemo(db, agora, pepperOf(config));
  }
  if (!(await holdsDemo(db))) return [];
  const { demoAccounts } = await import('../demo/accounts.ts');
  return demoAccounts;
}
