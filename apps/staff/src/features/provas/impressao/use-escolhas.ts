/** What is chosen on the page of printing. It stands in the address; anything else there is the first choice. */
import type { ImpressaoModelo } from '@luneta/api-client';
import { MODELOS_IMPRESSOS } from '@luneta/domain';
import { useSearchParams } from '@luneta/app-shell/router';

import { PAPEIS, type Papel } from './copy.ts';

export const TAMANHOS = ['11', '14', '18'] as const;
export type Tamanho = (typeof TAMANHOS)[number];
export const COLUNAS = ['1', '2'] as const;
export type Colunas = (typeof COLUNAS)[number];
const LINGUAS = ['', '1', '2'] as const;

export type Escolhas = {
  readonly papel: Papel;
  /** '' is the first. */
  readonly dia: string;
  readonly lingua: (typeof LINGUAS)[number];
  /** '' is none. */
  readonly turma: string;
  readonly modelo: ImpressaoModelo;
  readonly tamanho: Tamanho;
  readonly colunas: Colunas;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, first: Value): Value =>
  values.find((value) => value === text) ?? first;
const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/u.test(text) ? text : '');

const START: Escolhas = {
  papel: 'caderno',
  dia: '',
  lingua: '',
  turma: '',
  modelo: 'A',
  tamanho: '11',
  colunas: '1',
};

export function useEscolhas(): [Escolhas, (change: Partial<Escolhas>) => void] {
  const [search, setSearch] = useSearchParams();
  const escolhas: Escolhas = {
    papel: oneOf(PAPEIS, search.get('documento'), START.papel),
    dia: idOf(search.get('dia')),
    lingua: oneOf(LINGUAS, search.get('lingua'), START.lingua),
    turma: idOf(search.get('turma')),
    modelo: oneOf(MODELOS_IMPRESSOS, search.get('versao'), START.modelo),
    tamanho: oneOf(TAMANHOS, search.get('tamanho'), START.tamanho),
    colunas: oneOf(COLUNAS, search.get('colunas'), START.colunas),
  };
  const change = (some: Partial<Escolhas>) => {
    const { papel, modelo, ...rest } = { ...escolhas, ...some };
    const all = Object.entries({ documento: papel, versao: modelo, ...rest });
    const start = new Map(Object.entries({ documento: START.papel, versao: START.modelo, ...START }));
    setSearch(Object.fromEntries(all.filter(([name, value]) => value !== start.get(name))), { replace: true });
  };
  return [escolhas, change];
}
