/** What stands of the exam in a line: under the title, and at the foot of each step. */
import type { Checagem, RascunhoAvaliacao } from '@luneta/api-client';
import { Icon, Inline, Text, useMediaQuery } from '@luneta/ui';
import { CircleX } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';

import { copy, duracao } from '../copy.ts';
import type { Etapa } from '../etapas.ts';
import { copy as questoes } from '../questoes/copy.ts';
import { faltaLingua, lugaresDoDia } from '../questoes/itens.ts';
import { Bandeja } from '../questoes/totais.tsx';
import { numeroOf, type Valores } from '../valores.ts';
import type { Fichas } from './passo.ts';

export const lugaresDaProva = ({ dias }: Pick<Valores, 'dias'>) => dias.flatMap(lugaresDoDia);

/** Minutes of all days; those that are no number count nothing. */
export const minutosDaProva = ({ dias }: Pick<Valores, 'dias'>): number =>
  dias.reduce((sum, { duracao_minutos }) => sum + (numeroOf(duracao_minutos) || 0), 0);

export const nomeDe = ({ descricao }: Pick<Valores, 'descricao'>): string =>
  descricao.trim() === '' ? copy.semNome : descricao.trim();

/** Under the title: the name, how much it asks, its scale. */
export function detalheDe(valores: Valores, rascunho: RascunhoAvaliacao | null): string | undefined {
  if (rascunho === null && valores.descricao.trim() === '') return undefined;
  const lugares = lugaresDaProva(valores).length;
  return [
    nomeDe(valores),
    ...(lugares > 0 ? [copy.questoes(lugares)] : []),
    ...(valores.turmas.length > 0 ? [copy.turmas(valores.turmas.length)] : []),
    copy.notaMaxima(valores.nota_maxima),
  ].join(' · ');
}

type NotaProps = { etapa: Etapa; valores: Valores; fichas: Fichas; faltas: readonly Checagem[] };

/** At the foot: what the step lacks, or how much the exam is. */
export function Nota({ etapa, valores, fichas, faltas }: NotaProps) {
  const wide = useMediaQuery(from.expanded);
  if (etapa === 'questoes') {
    const pares = lugaresDaProva(valores).filter((lugar) => faltaLingua(lugar) !== null).length;
    if (!wide) return <Bandeja dias={valores.dias} fichas={fichas} />;
    return pares > 0 ? <Falta text={questoes.faltaPar(pares)} /> : null;
  }
  if (etapa === 'conferir' || etapa === 'publicar')
    return (
      <Text as="span" look="small">
        <Text as="strong" look="smallStrong">
          {copy.questoes(lugaresDaProva(valores).length)}
        </Text>
        {` · ${duracao(minutosDaProva(valores))} · ${copy.turmas(valores.turmas.length)}`}
      </Text>
    );
  const [first] = faltas;
  return first === undefined ? null : <Falta text={first.texto} />;
}

const Falta = ({ text }: { text: string }) => (
  <Inline gap="e8" wrap>
    <Text as="span" look="smallStrong" tone="danger">
      <Inline as="span" gap="e8">
        <Icon of={CircleX} size={20} />
        {text}
      </Inline>
    </Text>
    <Text as="span" look="small" tone="muted">
      {copy.depois}
    </Text>
  </Inline>
);
