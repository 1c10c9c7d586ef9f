/** Deletes access records that are no longer needed. The audit still holds what staff did in those sessions. */
import { aparelhoSinceMs } from '@luneta/domain/aparelho';

import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';

const DAY_MS = 86_400_000;

const COUNTERS = statement<{ antes: Date }, never>(
  'clean_login_falha',
  'delete from login_falha where atualizada_em < :antes and bloqueado_ate < :antes',
  'global',
);
const HUB_TOKENS = statement<{ antes: Date }, never>(
  'clean_hub_token',
  'delete from hub_token where expira_em < :antes',
  'global',
);
const LINKS = statement<{ antes: Date }, never>(
  'clean_recuperacao_email',
  'delete from recuperacao_email where pedida_em < :antes',
  'global',
);

const CODES = statement<{ antes: Date }, never>(
  'clean_transferencia',
  'delete from transferencia where expira_em < :antes',
  'global',
);
/** A device that nobody signed in on for so long is no longer recognised. */
const DEVICES = statement<{ antes: Date }, never>(
  'clean_aparelho_conhecido',
  'delete from aparelho_conhecido where usado_em < :antes',
  'global',
);
/** A session that a valid code or view refers to is kept, and the last one of each of the staff: it says since when nobody uses the account. */
const SESSIONS = statement<{ antes: Date }, never>(
  'clean_sessao',
  `delete from sessao s where (s.encerrada_em < :antes or s.expira_em < :antes)
      and not exists (select 1 from transferencia t where t.escola_id = s.escola_id and t.sessao_id = s.id)
      and not exists (select 1 from sessao v where v.escola_id = s.escola_id and v.origem_id = s.id and v.expira_em >= :antes)
      and (s.perfil_real = 'aluno' or exists (
            select 1 from sessao n where n.escola_id = s.escola_id and n.pessoa_id = s.pessoa_id and (n.criada_em, n.id) > (s.criada_em, s.id)))`,
  'global',
);
const SESSION_DAYS = 30;

/**
 * Deletes, in every school, counters of past days, used hub tokens, expired recovery links and one-time codes, devices that
 * nobody uses, and sessions that ended a month ago.
 */
export async function deleteExpiredAccess(db: Db, agora: Date): Promise<void> {
  // No counting window and no wait is longer than a day.
  const antes = new Date(agora.getTime() - 2 * DAY_MS);
  await run(db, COUNTERS, { antes });
  await run(db, HUB_TOKENS, { antes });
  await run(db, LINKS, { antes });
  await run(db, CODES, { antes });
  await run(db, DEVICES, { antes: new Date(aparelhoSinceMs(agora.getTime())) });
  await run(db, SESSIONS, { antes: new Date(agora.getTime() - SESSION_DAYS * DAY_MS) });
}
