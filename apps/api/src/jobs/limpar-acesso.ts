/** Forgets what protects nothing any more: counters of the days before, used hub tokens, recovery links long dead. */
import { run, statement } from '../data/statement.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

const COUNTERS = statement<{ antes: Date }, never>(
  'limpar_login_falha',
  'delete from login_falha where atualizada_em < :antes and bloqueado_ate < :antes',
  'global',
);
const HUB_TOKENS = statement<{ agora: Date }, never>(
  'limpar_hub_token',
  'delete from hub_token where expira_em < :agora',
  'global',
);
const LINKS = statement<{ antes: Date }, never>(
  'limpar_recuperacao_email',
  'delete from recuperacao_email where pedida_em < :antes',
  'global',
);

/** Only deletes what is past, hence safe to run twice. */
export const limparAcesso: Job = {
  name: 'limpar-acesso',
  cron: '17 3 * * *',
  async run({ db, agora }) {
    // No window or wait lasts longer than a day.
    const antes = new Date(agora.getTime() - 2 * DAY_MS);
    await run(db, COUNTERS, { antes });
    await run(db, HUB_TOKENS, { agora });
    await run(db, LINKS, { antes });
  },
};
