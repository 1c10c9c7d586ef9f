/** The deferred work of an import. One queue for its three kinds, so that a process is at one file at a time (rule PIM-7). */
import type { Perfil } from '@luneta/domain/perfil';

import type { Payload, Work } from '../../../http/work.ts';
import type { Situacao } from './modelo.ts';

export type Fase = 'analisar' | 'aplicar' | 'desfazer';

/** `versao`: the file's number when it was asked for, so that each request is a work of its own. */
export type ImportacaoPayload = Payload & {
  readonly importacao_id: string;
  readonly fase: Fase;
  readonly versao: number;
  /** Profile of who asked: which staff accounts a file may make (rule EQU-2). */
  readonly perfil: Perfil;
};

/** What the work is about: one request for one file. */
export const chaveOf = ({ importacao_id, fase, versao }: Omit<ImportacaoPayload, 'escola_id' | 'perfil'>): string =>
  `${importacao_id}/${fase}/${versao}`;

export const IMPORTACAO: Work<ImportacaoPayload> = {
  name: 'importacao',
  payload: {
    type: 'object',
    required: ['escola_id', 'importacao_id', 'fase', 'versao', 'perfil'],
    properties: {
      escola_id: { type: 'integer' },
      importacao_id: { type: 'string' },
      fase: { enum: ['analisar', 'aplicar', 'desfazer'] },
      versao: { type: 'integer' },
      perfil: { type: 'string' },
    },
  },
  chaveOf,
};

/** What a job does with a file that stands so; null where none is at it. */
export function faseOf(situacao: Situacao): Fase | null {
  if (situacao === 'recebida' || situacao === 'analisando') return 'analisar';
  if (situacao === 'aplicando') return 'aplicar';
  return situacao === 'desfazendo' ? 'desfazer' : null;
}
