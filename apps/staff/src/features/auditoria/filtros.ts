/** How the audit is narrowed, as it stands in the address and as the call wants it. Pure. */
import type { AuditoriaBusca } from '@luneta/api-client/gestao-auditoria';
import { chip, choiceOf, day, isId, search, type ValuesOf } from '@luneta/app-shell/filters';
import { formatCalendarDay, nomeIsolado } from '@luneta/domain';

import { copy } from './copy.ts';

const isAto = (text: string): text is string => /^[a-z0-9_]{1,60}$/u.test(text);

export const FILTERS = {
  aluno: search(copy.student, {
    placeholder: copy.studentHint,
    maxLength: 9,
    fits: isId,
    clean: (text) => text.replaceAll(/\D/gu, '').slice(0, 9),
    chip: copy.studentChip,
  }),
  acao: choiceOf(copy.act, isAto, { all: copy.everyAct }),
  ator: chip(copy.who, { chip: (nome) => copy.actor(nomeIsolado(nome)) }),
  de: day('from', copy.from, { chip: (dia) => copy.fromChip(formatCalendarDay(dia)) }),
  ate: day('to', copy.to, { chip: (dia) => copy.toChip(formatCalendarDay(dia)) }),
};

/** As the call wants them. */
export function buscaOf(filtros: ValuesOf<typeof FILTERS>, escola_id: number | undefined): AuditoriaBusca {
  const { acao, ator, aluno, de, ate } = filtros;
  return {
    ...(escola_id !== undefined && { escola_id }),
    ...(acao !== '' && { acao }),
    ...(ator !== '' && { ator_id: Number(ator) }),
    ...(aluno !== '' && { aluno: Number(aluno) }),
    ...(de !== '' && { data_inicio: de }),
    ...(ate !== '' && { data_fim: ate }),
  };
}
