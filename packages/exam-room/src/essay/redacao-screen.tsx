/** The essay of an exam (S3 §2): the proposal beside the sheet, counters, and saving that never loses a draft. */
import { useConta, usePageTitle } from '@luneta/app-shell';
import {
  avisoDeTamanho,
  countRedacaoV1,
  countRedacaoV2,
  formatHora,
  isRedacaoTooLong,
  linhasNaFolha,
  linhasPedidas,
  tamanhoDoTexto,
  TEXTO_MAX,
} from '@luneta/domain';
import { essayRefusal, essaySaveRefusal, type EssayState, type ProvaState } from '@luneta/exam';
import { useProvaActions, useProvaValue } from '@luneta/exam/react';
import {
  Button,
  Content,
  EssayEditor,
  EssayLayout,
  EssayProposal,
  Heading,
  Note,
  Stack,
  Text,
  TextStats,
  VisuallyHidden,
} from '@luneta/ui';
import { useEffect, useState } from 'react';

import { SessionNotices } from '../notices/session-notices.tsx';
import { useExamSetup } from '../setup.tsx';
import type { ExamWords } from '../words/words.ts';

/** The essay, addressed as a part of the exam's day. */
export function RedacaoScreen() {
  const copy = useExamSetup().words.essay;
  const essay = useProvaValue((state) => state.essay);
  const heading = usePageTitle(copy.title);
  const { dispatch } = useProvaActions();
  const [view, setView] = useState<'proposal' | 'write'>('proposal');
  useEffect(() => dispatch({ type: 'viewed', banco_questao_id: null }), [dispatch]);
  if (essay === null) return null;
  return (
    <Content>
      <VisuallyHidden as="div">
        <Heading level={2} focusable ref={heading}>
          {copy.title}
        </Heading>
      </VisuallyHidden>
      <EssayLayout
        label={copy.view}
        names={copy.views}
        view={view}
        onView={setView}
        proposal={<Proposal essay={essay} />}
        editor={<Sheet essay={essay} />}
      />
      <SessionNotices told="essay" />
    </Content>
  );
}

function Proposal({ essay }: { essay: EssayState }) {
  const copy = useExamSetup().words.essay;
  return (
    <EssayProposal
      title={essay.proposta_redacao_titulo}
      genre={copy.genre(essay.genero_textual_nome)}
      html={essay.proposta_redacao_descricao}
      texts={essay.textos_motivacionais.map(({ ordem, conteudo }) => ({ order: ordem, html: conteudo }))}
      textsTitle={copy.textsTitle}
      textTitle={copy.textTitle}
    />
  );
}

function Sheet({ essay }: { essay: EssayState }) {
  const { words } = useExamSetup();
  const copy = words.essay;
  const { dispatch, policy } = useProvaActions();
  const { fuso_horario } = useConta();
  const counts = policy.version === 1 ? countRedacaoV1(essay.texto) : countRedacaoV2(essay.texto);
  const naFolha = linhasNaFolha(essay.texto);
  const pedidas = linhasPedidas(essay);
  const maySave = useProvaValue((state) => essaySaveRefusal(state, policy) === null);
  const online = useProvaValue((state) => state.connection.status === 'online');
  const { status, message } = useProvaValue((state) => statusOf(state, essay, words, fuso_horario));
  const save = () => dispatch({ type: 'essay-save-asked' });
  return (
    <Stack gap="e12">
      <EssayEditor
        label={copy.editor}
        value={essay.texto}
        placeholder={copy.placeholder}
        onChange={(texto) => dispatch({ type: 'essay-edited', texto })}
        // What was refused goes again when it is changed or asked for, not at each blur.
        onBlur={status === 'refused' ? undefined : save}
        onSave={save}
        status={status}
        message={message}
        save={
          <Button size="md" disabled={!maySave} busy={essay.sending !== null && online} onClick={save}>
            {copy.save}
          </Button>
        }
      />
      {isRedacaoTooLong(naFolha, pedidas.max) && <Note tone="warning">{copy.tooLong(pedidas.max)}</Note>}
      <Length texto={essay.texto} />
      <TextStats
        words={counts.palavras}
        lines={counts.linhas}
        paragraphs={counts.paragrafos}
        names={copy.stats(counts)}
      />
      <Text look="caption" tone="muted" tabular>
        {copy.onSheet(naFolha, pedidas)}
      </Text>
      {essay.aside !== null && (
        <Note tone="info">
          <Text>{copy.aside}</Text>
          <Text>{essay.aside}</Text>
        </Note>
      )}
    </Stack>
  );
}

/** Said from nine tenths of the limit on (rule TXT-3). Nothing is cut. */
function Length({ texto }: { texto: string }) {
  const copy = useExamSetup().words.essay;
  const tamanho = tamanhoDoTexto(texto);
  const aviso = avisoDeTamanho(tamanho, TEXTO_MAX.redacao);
  return (
    <div role="status">
      {aviso === 'perto' && <Note tone="info">{copy.nearLimit(TEXTO_MAX.redacao - tamanho)}</Note>}
      {aviso === 'acima' && <Note tone="danger">{copy.overLimit(tamanho - TEXTO_MAX.redacao)}</Note>}
    </div>
  );
}

type Shown = {
  status: 'empty' | 'modified' | 'saving' | 'saved' | 'offline' | 'refused' | 'readonly';
  message?: string;
};

/** The status of the sheet: the first condition that is true. */
function statusOf(state: ProvaState, essay: EssayState, words: ExamWords, timeZone: string): Shown {
  const copy = words.essay;
  const refusal = essayRefusal(state);
  if (refusal !== null)
    return { status: 'readonly', message: refusal === 'read-only' ? copy.readOnly : words.refused[refusal] };
  if (state.connection.status === 'offline' && (essay.waiting !== null || essay.dirty))
    return { status: 'offline', message: copy.kept };
  // The save is running and nothing was typed since. Only an acknowledgement marks the text as saved.
  const isNewest = essay.waiting === null || essay.waiting.seq === essay.sending;
  if (essay.sending !== null && isNewest) return { status: 'saving', message: copy.saving };
  const recusa = essay.waiting?.refused;
  if (recusa) return { status: 'refused', message: copy.refused(recusa.mensagem) };
  if (essay.dirty) return { status: 'modified', message: words.modified };
  if (essay.data_ultima_gravacao === null) return { status: 'empty' };
  return { status: 'saved', message: copy.saved(formatHora(Date.parse(essay.data_ultima_gravacao), timeZone)) };
}
