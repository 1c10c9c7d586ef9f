/** The text with its marked passages, the proposal above it, and what is done with a selected passage. */
import type { GestaoRedacao } from '@luneta/api-client';
import { Disclosure, EssayProposal, Heading, Note, Text, TextMarks } from '@luneta/ui';
import type { Ref } from 'react';

import { copy } from '../copy.ts';
import * as css from './correcao.css.ts';
import { marcasDoTexto } from './outras.ts';
import { TrechoBarra } from './trecho-barra.tsx';
import type { Correcao } from './use-correcao.ts';

type FolhaProps = { redacao: GestaoRedacao; correcao: Correcao; ref: Ref<HTMLDivElement> };

const paragraphs = (texto: string) => texto.split('\n').filter((line) => line.trim() !== '').length;

export function Folha({ redacao, correcao, ref }: FolhaProps) {
  const { texto, palavras, proposta_redacao_titulo } = redacao;
  const { rascunho, livre, aberta, setAberta, setTrecho, trecho, atual, commentTrecho } = correcao;
  return (
    <>
      <div className={css.sheet}>
        <div className={css.sheetHead}>
          <div className={css.theme}>
            <Text look="small" tone="muted">
              {copy.proposal}
            </Text>
            <Heading look="bodyStrong">{proposta_redacao_titulo}</Heading>
          </div>
          <div className={css.counts}>
            <div>{copy.words(palavras)}</div>
            <div>{copy.paragraphs(paragraphs(texto))}</div>
          </div>
        </div>
        {texto.trim() === '' ? (
          <Note tone="info">{copy.blank}</Note>
        ) : (
          <TextMarks
            ref={ref}
            label={copy.text}
            text={texto}
            marks={marcasDoTexto(redacao, rascunho.marcas, aberta)}
            current={aberta}
            numbered
            markWords={copy.markWords}
            onMark={setAberta}
            {...(livre && {
              select: {
                help: copy.textHelp,
                onSelect: setTrecho,
                onEnter: () => trecho !== null && commentTrecho(atual),
              },
            })}
          />
        )}
      </div>
      <TrechoBarra redacao={redacao} correcao={correcao} />
      <Proposta redacao={redacao} />
    </>
  );
}

function Proposta({ redacao }: { redacao: GestaoRedacao }) {
  const { proposta_redacao_titulo, proposta_redacao_descricao, genero_textual_nome, textos_motivacionais } = redacao;
  return (
    <Disclosure label={copy.readProposal}>
      <EssayProposal
        title={proposta_redacao_titulo}
        genre={copy.genre(genero_textual_nome)}
        html={proposta_redacao_descricao}
        texts={textos_motivacionais.map(({ ordem, conteudo }) => ({ order: ordem, html: conteudo }))}
        textsTitle={copy.texts}
        textTitle={copy.textTitle}
      />
    </Disclosure>
  );
}
