/** What the three kinds of work on a file share: how they take steps, and how lines stand between them. */
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';

import type { Tenant } from '../../database/tenant.ts';
import type { LinhaRow } from './arquivo/linha-store.ts';
import type { ImportacaoPayload } from './arquivo/work.ts';
import type { Linha } from './targets/tipos.ts';

/** Where a work stands, as jobs/ keeps it. */
export type Passo = {
  readonly fase: string;
  readonly feitas: number;
  readonly total: number | null;
  readonly ponto: string | null;
};

export type Progresso = {
  readonly now: () => Passo;
  /** Does one step in a transaction of the school and counts it in the same transaction. */
  readonly step: <T>(next: Partial<Passo>, work: (tx: Tenant) => Promise<T>) => Promise<T>;
};

export type Trabalho = {
  readonly escola: Tenant;
  readonly agora: Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly payload: ImportacaoPayload;
  readonly progresso: Progresso;
};

/** Lines of one transaction (rule PIM-7). */
export const POR_VEZ = 200;

const PAUSE_MS = 20;

/** Between two steps whoever answers an exam comes first (rule PIM-7). */
export const breathe = (): Promise<void> => wait(PAUSE_MS);

/** A stored line as it is judged again. */
export const linhaJulgavel = ({ ordem, arquivo, linha, valores }: LinhaRow): Linha => {
  const { lidos = {}, achados, decisao, pessoa_id, versao } = valores;
  return {
    ordem,
    arquivo,
    linha,
    lidos,
    ...(achados !== undefined && { achados }),
    ...(decisao !== undefined && { decisao }),
    ...(pessoa_id !== undefined && { pessoa_id }),
    ...(versao !== undefined && { versao }),
  };
};
