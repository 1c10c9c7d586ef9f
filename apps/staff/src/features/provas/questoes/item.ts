/** An item in the words of its rules and of the screen. Pure. */
import type { ItemDaProva } from '@luneta/api-client';
import { writeCsv } from '@luneta/domain/csv-escrita';
import { ganhamComAnulacao, itemSaude, type ItemSaude } from '@luneta/domain/item-estatistica';
import { roundHalfUp } from '@luneta/domain/numero';
import { LETRAS } from '@luneta/domain/resposta';

import type { OptionThird } from '../parts/option-thirds/option-thirds.tsx';
import type { ScatterItem } from '../parts/item-scatter/item-scatter.tsx';
import { copy, saudes } from './copy.ts';

export const idOf = (item: ItemDaProva): number => item.avaliacao_conhecimento_questao_id;

/** Its number, with the day where the exam has several. */
export const nameOf = (item: ItemDaProva, dias: boolean): string =>
  copy.numeroOf(item.dia_prova, item.numero, dias, item.lingua_estrangeira);

export const hasDays = (itens: readonly ItemDaProva[]): boolean =>
  new Set(itens.map(({ dia_prova }) => dia_prova)).size > 1;

/** Share of hits, 0 to 1; null without figures. */
export const acerto = ({ acertos, presentes }: ItemDaProva): number | null =>
  acertos === null || presentes === null || presentes === 0 ? null : acertos / presentes;

export const saudeOf = (item: ItemDaProva): ItemSaude | null => itemSaude(item.discriminacao);

const letra = (opcao: number | null) => (opcao === null ? '–' : (LETRAS[opcao - 1] ?? '–'));

export const thirdsOf = ({ opcoes, terco }: ItemDaProva): OptionThird[] => {
  const size = Math.max(1, terco ?? 0);
  return opcoes.map((opcao) => ({
    letter: letra(opcao.opcao),
    correct: opcao.correta,
    upper: opcao.terco_superior / size,
    lower: opcao.terco_inferior / size,
  }));
};

/** Without a key, as of an annulled item, no option is wrong and nothing is suspect. */
const hasKey = (opcoes: ItemDaProva['opcoes']): boolean => opcoes.some(({ correta }) => correta);

/** The wrong option that most chose, with its share of those present. */
export function maisErrada({ opcoes, presentes }: ItemDaProva): { letra: string; percent: number } | null {
  if (!hasKey(opcoes)) return null;
  const [most] = opcoes
    .filter(({ correta, opcao, total }) => !correta && opcao !== null && total > 0)
    .sort((a, b) => b.total - a.total);
  return most && presentes
    ? { letra: letra(most.opcao), percent: roundHalfUp((most.total / presentes) * 100, 0) }
    : null;
}

/** A wrong option that the best chose more than the right one. */
export function suspeita({ opcoes, terco }: ItemDaProva): { letra: string; percent: number } | null {
  if (!hasKey(opcoes)) return null;
  const right = opcoes.find(({ correta }) => correta)?.terco_superior ?? 0;
  const [most] = opcoes
    .filter(({ correta, opcao, terco_superior }) => !correta && opcao !== null && terco_superior > right)
    .sort((a, b) => b.terco_superior - a.terco_superior);
  return most && terco
    ? { letra: letra(most.opcao), percent: roundHalfUp((most.terco_superior / terco) * 100, 0) }
    : null;
}

export const brancos = ({ opcoes, presentes }: ItemDaProva): number | null => {
  const blank = opcoes.find(({ opcao }) => opcao === null);
  return blank && presentes ? roundHalfUp((blank.total / presentes) * 100, 0) : null;
};

const HEALTH = { boa: 'good', rever: 'review', anular: 'annul' } as const;

/** The items with figures as marks of the picture. */
export const marksOf = (itens: readonly ItemDaProva[], dias: boolean): ScatterItem[] =>
  itens.flatMap((item) => {
    const [hits, saude] = [acerto(item), saudeOf(item)];
    if (hits === null || saude === null || item.discriminacao === null) return [];
    return [
      { id: idOf(item), number: nameOf(item, dias), hits, discrimination: item.discriminacao, health: HEALTH[saude] },
    ];
  });

/** How many gain the hit; null while the figures are withheld. */
export const gainersOf = ({ presentes, acertos }: ItemDaProva): number | null =>
  presentes === null || acertos === null ? null : ganhamComAnulacao(presentes, acertos);

const ORDER: Readonly<Record<ItemSaude, number>> = { anular: 0, rever: 1, boa: 2 };

/** What needs a look first; equal need keeps the order of the exam. */
export const byNeed = (itens: readonly ItemDaProva[]): ItemDaProva[] =>
  [...itens].sort((a, b) => ORDER[saudeOf(a) ?? 'boa'] - ORDER[saudeOf(b) ?? 'boa']);

const round = (value: number | null, digits: number) => (value === null ? null : roundHalfUp(value, digits));

/** The table as a file. */
export function itensCsv(itens: readonly ItemDaProva[]): string {
  const dias = hasDays(itens);
  return writeCsv([
    [
      copy.numero,
      copy.materia,
      copy.acerto,
      copy.discriminacao,
      copy.branco,
      copy.errada,
      copy.situacao,
      copy.annulled,
      copy.bonus,
    ],
    ...itens.map((item) => {
      const [hits, saude] = [acerto(item), saudeOf(item)];
      return [
        nameOf(item, dias),
        item.materia_nome,
        hits === null ? null : round(hits * 100, 1),
        round(item.discriminacao, 2),
        brancos(item),
        maisErrada(item)?.letra ?? null,
        saude === null ? null : saudes[saude],
        item.anulada ? copy.yes : null,
        item.gabarito_bonificado ? copy.yes : null,
      ];
    }),
  ]);
}
