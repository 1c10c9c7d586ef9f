/** The filters of the audit in the address. Pure. */
import type { AuditoriaBusca } from '@luneta/api-client/gestao-auditoria';
import { parseCalendarDay } from '@luneta/domain';

import type { Endereco } from '../../lista/use-endereco.ts';

/** '' is not filtered. */
export type Filtros = {
  readonly acao: string;
  readonly ator: string;
  readonly aluno: string;
  readonly de: string;
  readonly ate: string;
};

const NONE: Filtros = { acao: '', ator: '', aluno: '', de: '', ate: '' };
const NAMES = ['acao', 'ator', 'aluno', 'de', 'ate'] as const;

const isId = (text: string) => /^[1-9]\d{0,8}$/u.test(text);
/** What an address may hold; anything else is not filtered. */
const FITS: Readonly<Record<keyof Filtros, (text: string) => boolean>> = {
  acao: (text) => /^[a-z0-9_]{1,60}$/u.test(text),
  ator: isId,
  aluno: isId,
  de: (text) => parseCalendarDay(text) === text,
  ate: (text) => parseCalendarDay(text) === text,
};

export const ENDERECO: Endereco<Filtros> = {
  none: NONE,
  read: (search) => {
    const taken = NAMES.map((name) => [name, search.get(name) ?? ''] as const);
    return { ...NONE, ...Object.fromEntries(taken.filter(([name, text]) => FITS[name](text))) };
  },
  write: (search, filtros) => {
    const next = new URLSearchParams(search);
    for (const name of NAMES) {
      if (filtros[name] === '') next.delete(name);
      else next.set(name, filtros[name]);
    }
    return next;
  },
};

export const isFiltered = (filtros: Filtros): boolean => NAMES.some((name) => filtros[name] !== '');

/** As the call wants them. A student's code that is being typed filters once it is one. */
export function buscaOf({ acao, ator, aluno, de, ate }: Filtros, escola_id: number | undefined): AuditoriaBusca {
  return {
    ...(escola_id === undefined ? {} : { escola_id }),
    ...(acao === '' ? {} : { acao }),
    ...(ator === '' ? {} : { ator_id: Number(ator) }),
    ...(isId(aluno) ? { aluno: Number(aluno) } : {}),
    ...(de === '' ? {} : { data_inicio: de }),
    ...(ate === '' ? {} : { data_fim: ate }),
  };
}
