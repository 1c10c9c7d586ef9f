/** The marks: their sum, the five scales with their comments, what each level means, the comment of the whole, and 0. */
import type { GestaoRedacao } from '@luneta/api-client';
import { TEXTO_MAX } from '@luneta/domain/texto-livre';
import { Disclosure, IconButton, Select, Stack, Text, Textarea } from '@luneta/ui';
import { MessageSquareText } from '@luneta/ui/icons';
import { useState } from 'react';

import { CompetenceScale } from '../parts/competence-scale/competence-scale.tsx';
import { copy } from '../copy.ts';
import { notaOf, type MotivoZero } from '../outbox/rascunho.ts';
import type { CorrecaoShortcuts } from './use-correcao-shortcuts.ts';
import { ComentariosDaCompetencia } from './comentarios.tsx';
import * as css from './correcao.css.ts';
import { GeraisDeOutras } from './de-outras.tsx';
import { Soma } from './soma.tsx';
import type { Correcao } from './use-correcao.ts';

type NotasPainelProps = { redacao: GestaoRedacao; correcao: Correcao; sumId: string } & Pick<
  CorrecaoShortcuts,
  'geral' | 'zero'
>;

export function NotasPainel({ redacao, correcao, sumId, geral, zero }: NotasPainelProps) {
  const { rascunho, livre, atual, giveNota, change } = correcao;
  const [touched, setTouched] = useState<{ numero: number; nota: number } | null>(null);
  const zeroed = rascunho.motivo_zero !== null;
  const current = redacao.rubrica.find(({ numero }) => numero === atual);
  return (
    <>
      <Soma redacao={redacao} rascunho={rascunho} atual={atual} touched={touched} id={sumId} livre={livre} />
      {redacao.rubrica.map(({ numero, nome, niveis }) => (
        <CompetenceScale
          key={numero}
          number={numero}
          name={nome}
          levels={niveis.map(({ nota, descricao }) => ({ mark: nota, text: descricao }))}
          value={zeroed ? null : notaOf(rascunho, numero)}
          onChange={(nota) => giveNota(numero, nota)}
          onTouch={(nota) => setTouched(nota === null ? null : { numero, nota })}
          current={livre && !zeroed && numero === atual}
          disabled={!livre || zeroed}
          action={
            livre && !zeroed && notaOf(rascunho, numero) !== null ? (
              <IconButton
                icon={MessageSquareText}
                iconSize={20}
                label={copy.commentOf(nome)}
                onClick={() => correcao.setCommenting(numero)}
              />
            ) : undefined
          }
        >
          <ComentariosDaCompetencia redacao={redacao} correcao={correcao} numero={numero} nome={nome} />
        </CompetenceScale>
      ))}
      {current && (
        <Disclosure key={atual} label={copy.levels(current.nome)}>
          <Stack gap="e8">
            <Text look="small">{current.descricao}</Text>
            <ul className={css.levels}>
              {[...current.niveis].reverse().map(({ nota, descricao }) => (
                <li key={nota} className={css.levelRow}>
                  <span className={css.levelMark}>{nota}</span>
                  <span>{descricao}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </Disclosure>
      )}
      <Textarea
        ref={geral}
        label={copy.general}
        help={copy.generalHelp}
        rows={3}
        limit={TEXTO_MAX.comentario_redacao}
        value={rascunho.comentario}
        readOnly={!livre}
        onChange={(comentario) => change((before) => ({ ...before, comentario }))}
      />
      <GeraisDeOutras redacao={redacao} />
      {(livre || zeroed) && (
        <Select
          ref={zero}
          label={copy.zeroReason}
          value={rascunho.motivo_zero ?? ''}
          disabled={!livre}
          options={[{ value: '', label: copy.noZero }, ...MOTIVOS]}
          onChange={(value) => change((before) => ({ ...before, motivo_zero: motivoOf(value) }))}
        />
      )}
      {livre && (
        <Text look="caption" tone="muted">
          {copy.final}
        </Text>
      )}
    </>
  );
}

const { motivos } = copy;
const isMotivo = (value: string): value is keyof typeof motivos => Object.hasOwn(motivos, value);
const motivoOf = (value: string): MotivoZero => (isMotivo(value) ? value : null);
const MOTIVOS = Object.entries(motivos).map(([value, label]) => ({ value, label }));
