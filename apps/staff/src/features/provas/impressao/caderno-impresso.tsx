/** The booklet of questions: passages, questions with options or lines to write on, and the essay. */
import type { Impressao } from '@luneta/api-client';
import { classes, HeadingScope, HeadingTag, PrintSheet, RichHtml, WordsProvider } from '@luneta/ui';
import { useMemo } from 'react';

import { gruposDo, type Grupo, type QuestaoImpressa } from './caderno.ts';
import { Cabecalho } from './cabecalho.tsx';
import { copy } from './copy.ts';
import * as css from './impressao.css.ts';
import type { Colunas, Tamanho } from './use-escolhas.ts';

/** Lines to write an answer on. */
const WRITING_LINES = 8;
const LETTERS = 'ABCDE';

type CadernoProps = { impressao: Impressao; tamanho: Tamanho; colunas: Colunas };

export function CadernoImpresso({ impressao, tamanho, colunas }: CadernoProps) {
  const { descricao, duracao_minutos, instrucoes, itens, proposta, modelo } = impressao;
  const numbers = new Set(itens.map(({ numero }) => numero));
  const facts = [numbers.size > 0 && copy.questoes(numbers.size), copy.minutos(duracao_minutos)];
  const size = { '--ponto': `${tamanho}pt` };
  return (
    <div className={css.sheet}>
      <PrintSheet
        label={copy.papeis.caderno}
        title={descricao}
        note={copy.versao(modelo)}
        header={<Cabecalho impressao={impressao} pessoal />}
      >
        <div className={css.title}>
          <HeadingTag className={css.titleText}>{descricao}</HeadingTag>
          <p className={css.fact}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {instrucoes !== '' && (
          <div className={css.instructions}>
            <b>{copy.instrucoes}</b>
            <p>{instrucoes}</p>
          </div>
        )}
        <HeadingScope>
          <div
            className={classes(
              css.body,
              colunas === '2' && css.two,
              (colunas === '2' || tamanho === '18') && css.flowing,
            )}
            style={size}
          >
            {gruposDo(impressao).map((grupo) => (
              <Parte key={grupo.questoes[0]?.item.avaliacao_conhecimento_questao_id} grupo={grupo} />
            ))}
          </div>
          {proposta && (
            <div className={`${css.body} ${numbers.size > 0 ? css.newPage : ''}`} style={size}>
              <Redacao proposta={proposta} />
            </div>
          )}
        </HeadingScope>
      </PrintSheet>
    </div>
  );
}

function Parte({ grupo: { abre, texto, de, ate, questoes } }: { grupo: Grupo }) {
  return (
    <>
      {abre && <HeadingTag className={css.opening}>{copy.opcaoDe(abre.lingua, abre.de, abre.ate)}</HeadingTag>}
      {texto && (
        <div className={css.passage}>
          <p className={css.number}>{copy.texto(de, ate)}</p>
          <RichHtml html={texto.conteudo} />
          {texto.fonte !== '' && <p className={css.source}>{texto.fonte}</p>}
        </div>
      )}
      {questoes.map((one) => (
        <Questao key={one.item.avaliacao_conhecimento_questao_id} {...one} />
      ))}
    </>
  );
}

function Questao({ item, questao }: QuestaoImpressa) {
  const { numero, subjetiva, anulada, qtde_opcoes } = item;
  // Many questions stand on one page: what scrolls says of which it is.
  const words = useMemo(() => copy.scrolls(numero), [numero]);
  return (
    <article className={css.question} aria-label={copy.questao(numero)} data-numero={numero}>
      <HeadingTag className={css.number}>{copy.questao(numero)}</HeadingTag>
      {anulada ? (
        <p>{copy.anulada}</p>
      ) : (
        <WordsProvider words={words}>
          <RichHtml html={questao.enunciado} />
          {questao.opcoes.length > 0 && (
            <ol className={css.options}>
              {questao.opcoes.map((html, at) => (
                <li key={at} className={css.option}>
                  <span className={css.letter}>{LETTERS[at]}</span>
                  <RichHtml html={html} look="option" />
                </li>
              ))}
            </ol>
          )}
          {questao.opcoes.length === 0 && qtde_opcoes > 0 && <p>{copy.sealedOptions}</p>}
          {subjetiva && <Linhas count={WRITING_LINES} />}
        </WordsProvider>
      )}
    </article>
  );
}

const Linhas = ({ count }: { count: number }) => (
  <div className={css.writing} aria-hidden="true">
    {Array.from({ length: count }, (_, n) => (
      <div key={n} className={css.writingLine} />
    ))}
  </div>
);

function Redacao({ proposta }: { proposta: NonNullable<Impressao['proposta']> }) {
  const { titulo, descricao, genero_textual_nome, min_linhas, max_linhas, textos } = proposta;
  return (
    <>
      <HeadingTag className={css.number}>{copy.redacao}</HeadingTag>
      {textos.map((html, n) => (
        <div key={n} className={css.passage}>
          <p className={css.number}>{copy.textoMotivador(n + 1)}</p>
          <RichHtml html={html} />
        </div>
      ))}
      <div className={css.question}>
        <p className={css.letter}>{titulo}</p>
        <RichHtml html={descricao} />
        <p>{`${genero_textual_nome}. ${copy.linhas(min_linhas, max_linhas)}`}</p>
      </div>
      <div className={css.newPage} aria-hidden="true">
        {Array.from({ length: max_linhas }, (_, n) => (
          <div key={n} className={css.writingLine} />
        ))}
      </div>
    </>
  );
}
