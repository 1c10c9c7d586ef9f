/** The questions of a day in their order: moved by handle, by keys and by number, tied by passages, paired by language. */
import { classes, DifficultyMark, Icon, IconButton, Inline, Note, Button, SubjectTile, Text } from '@luneta/ui';
import { EllipsisVertical, GripVertical, Newspaper, Plus } from '@luneta/ui/icons';
import type { RascunhoItem } from '@luneta/api-client';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import type { Fichas } from '../partes/passo.ts';
import type { Dia } from '../valores.ts';
import { copy } from './copy.ts';
import { faltaLingua, lugaresDoDia, type Lugar } from './itens.ts';
import { detalheDaQuestao } from './detalhe.ts';
import * as css from './questoes.css.ts';
import { separadosDe, trechosDe } from './textos.ts';
import { useArrastar } from './use-arrastar.ts';
import type { Par, Questoes } from './use-questoes.ts';

const STEP: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const emLista = (numeros: readonly number[]) => new Intl.ListFormat('pt-BR').format(numeros.map(String));

export type ListaProps = {
  dia: Dia;
  fichas: Fichas;
  questoes: Questoes;
  /** Opens what can be done with a place. */
  onOpcoes: (numero: number) => void;
  /** Chooses the question that a pair lacks. */
  onPar: (par: Par) => void;
};

export function Lista({ dia, fichas, questoes, onOpcoes, onPar }: ListaProps) {
  const lugares = lugaresDoDia(dia);
  const list = useRef<HTMLDivElement>(null);
  /** The number that the row of the pressed handle has now. */
  const focused = useRef<number | null>(null);
  const { arrastada, alvo, alca } = useArrastar(questoes.mover);
  // A row that changes its place in the page loses the focus.
  useEffect(() => {
    const numero = focused.current;
    focused.current = null;
    if (numero !== null) list.current?.querySelector<HTMLElement>(`[data-alca="${numero}"]`)?.focus();
  });
  const first = lugares[0]?.numero ?? 1;
  const last = lugares[lugares.length - 1]?.numero ?? 1;
  const onKey = (numero: number) => (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const para = Math.min(last, Math.max(first, numero + step));
    if (para === numero) return;
    focused.current = para;
    questoes.mover(numero, para);
  };
  const rowOf = (lugar: Lugar) => {
    const { numero, itens } = lugar;
    const marked = alvo?.numero === numero;
    return (
      <li
        key={itens[0]?.questao_id}
        data-lugar={numero}
        className={classes(
          css.row,
          itens.some(({ questao_id }) => questao_id === questoes.entrou) && css.entered,
          arrastada === numero && css.dragged,
          marked && (alvo.depois ? css.dropAfter : css.dropBefore),
        )}
      >
        <button
          type="button"
          className={css.handle}
          data-alca={numero}
          aria-label={copy.arrastar(numero)}
          onKeyDown={onKey(numero)}
          {...alca(numero)}
        >
          <Icon of={GripVertical} size={20} />
        </button>
        <span className={css.number}>{numero}</span>
        {itens[0]?.lingua_estrangeira == null ? (
          <Uma item={itens[0]} fichas={fichas} entrou={questoes.entrou} />
        ) : (
          <DuasLinguas lugar={lugar} fichas={fichas} onPar={onPar} />
        )}
        <IconButton
          icon={EllipsisVertical}
          iconSize={20}
          label={copy.opcoes(numero)}
          onClick={() => onOpcoes(numero)}
        />
      </li>
    );
  };
  return (
    <div ref={list}>
      {separadosDe(lugares, fichas).map(({ texto, numeros, ids }) => (
        <Note
          key={texto.texto_base_id}
          tone="info"
          action={
            <Button size="sm" variant="secondary" onClick={() => questoes.juntar(ids)}>
              {copy.juntar}
            </Button>
          }
        >
          {copy.separado(texto.titulo, emLista(numeros))}
        </Note>
      ))}
      <ol className={css.rows} aria-label={copy.prova}>
        {trechosDe(lugares, fichas).map(({ texto, lugares: run }) =>
          texto === null ? (
            run.map(rowOf)
          ) : (
            <li key={`texto-${texto.texto_base_id}-${run[0]?.numero}`} className={css.group}>
              <div className={css.groupHead}>
                <Inline as="span" gap="e8">
                  <Icon of={Newspaper} size={20} />
                  <Text as="strong" look="smallStrong">
                    {copy.texto(texto.titulo)}
                  </Text>
                </Inline>
                <span>{copy.valePara(emLista(run.map(({ numero }) => numero)))}</span>
              </div>
              <ol className={css.rows} aria-label={copy.texto(texto.titulo)}>
                {run.map(rowOf)}
              </ol>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

type UmaProps = { item: RascunhoItem | undefined; fichas: Fichas; entrou: number | null };

function Uma({ item, fichas, entrou }: UmaProps) {
  const ficha = item && fichas.get(item.questao_id);
  if (item === undefined || ficha === undefined)
    return (
      <span className={css.facts}>
        <Text as="span" look="small" tone="muted">
          {copy.desconhecida}
        </Text>
      </span>
    );
  return (
    <>
      <SubjectTile materia={ficha.materia_nome} size={36} />
      <span className={css.facts}>
        <Text as="span" look="bodyStrong" lines={1}>
          {ficha.enunciado === '' ? ficha.codigo : ficha.enunciado}
        </Text>
        <Text as="span" look="small" tone="muted">
          {detalheDaQuestao(ficha, item.pontuacao, entrou === item.questao_id)}
        </Text>
      </span>
      {ficha.dificuldade !== null && (
        <DifficultyMark level={ficha.dificuldade}>{copy.niveis[ficha.dificuldade]}</DifficultyMark>
      )}
    </>
  );
}

const LINGUAS = [1, 2] as const;

function DuasLinguas({ lugar, fichas, onPar }: { lugar: Lugar; fichas: Fichas; onPar: (par: Par) => void }) {
  const falta = faltaLingua(lugar);
  return (
    <div className={css.pair}>
      {LINGUAS.map((lingua) => {
        const item = lugar.itens.find(({ lingua_estrangeira }) => lingua_estrangeira === lingua);
        const ficha = item && fichas.get(item.questao_id);
        if (item !== undefined)
          return (
            <div key={lingua} className={css.slot}>
              <Text as="span" look="small" tone="muted">
                {[copy.linguas[lingua], ficha?.codigo].filter(Boolean).join(' · ')}
              </Text>
              <Text as="span" look="bodyStrong" lines={1} lang={lingua === 1 ? 'en' : 'es'}>
                {ficha?.enunciado ?? copy.desconhecida}
              </Text>
            </div>
          );
        if (falta !== lingua) return null;
        return (
          <div key={lingua} className={classes(css.slot, css.missing)}>
            <Text as="span" look="small" tone="danger">
              {copy.falta[lingua]}
            </Text>
            <Button variant="text" size="sm" icon={Plus} onClick={() => onPar({ numero: lugar.numero, lingua })}>
              {copy.escolherPar}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
