/** The editor of one question: the form, the student's screen beside it, and what can be done with it. */
import type { QuestaoGestao, TextoBase as Texto } from '@luneta/api-client';
import { materiasQuery } from '@luneta/api-client/gestao-questoes-partes';
import { lazyPart, usePageTitle, useServices } from '@luneta/app-shell';
import { Form, FormSaveBar, type FormStanding } from '@luneta/app-shell/form';
import { useLocation, useSearchParams } from '@luneta/app-shell/router';
import { Button, Card, Content, Segments, Stack, useMediaQuery, useToast } from '@luneta/ui';
import { ImageUploadProvider } from '@luneta/ui/editor';
import { Send } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as css from '../../../shared/editor/editor.css.ts';
import { usePlace } from '../../../shared/editor/use-place.ts';
import { useGuardado } from '../../../shared/guardado/use-guardado.ts';
import { useImagem } from '../../../shared/imagem/use-imagem.ts';
import { paths } from '../../../shared/paths.ts';
import { voltaDe } from '../../../shared/prova-de-origem.ts';
import type { TextoBaseDrawerProps } from '../../../shared/questao/texto-base-drawer.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { Acoes } from './acoes.tsx';
import { Avisos, Estado } from './avisos.tsx';
import { copy } from './copy.ts';
import { Historico } from './historico.tsx';
import { ListaPronta } from './lista-pronta.tsx';
import { Classificacao } from './partes/classificacao.tsx';
import { Enunciado, Respostas } from './partes/pergunta.tsx';
import { TextoBase, type Passagem } from './partes/texto-base.tsx';
import { Previa } from './previa.tsx';
import { Tri, TriDialog } from './tri.tsx';
import { useQuestaoForm } from './use-questao-form.ts';
import { isValores } from './guardada.ts';
import type { Valores } from './valores.ts';

/** Few questions get a passage while they are written. */
const TextoBaseDrawer = lazyPart<TextoBaseDrawerProps>(
  async () => (await import('../../../shared/questao/texto-base-drawer.tsx')).TextoBaseDrawer,
);

const VIEWS = [
  { value: 'form', label: copy.view.form },
  { value: 'preview', label: copy.view.preview },
] as const;

/** @param questao the revision that stands; null for a new question */
export function QuestaoEditor({ questao }: { questao: QuestaoGestao | null }) {
  const toast = useToast();
  // The way back is of the address.
  const { search } = useLocation();
  const { placed, go } = usePlace(questao?.banco_questao_id, (id) => `${paths.questaoEditor(id)}${search}`);
  const onSaved = (saved: QuestaoGestao) => {
    const revised = questao !== null && saved.banco_questao_id !== questao.banco_questao_id;
    toast.show({
      tone: 'success',
      text: revised ? copy.newRevision(saved.revisao) : copy.saved[saved.situacao],
    });
    go(saved.banco_questao_id);
  };
  const editor = useQuestaoForm(questao, onSaved);
  const { form } = editor;
  const rascunho = useGuardado(`questao:${questao?.banco_questao_id ?? 'nova'}`, isValores, {
    ...editor,
    restore: (typed) => form.set({ ...typed, situacao: '' }),
  });
  const [passagem, setPassagem] = useState(questao?.texto_base ?? null);
  const [historico, setHistorico] = useState(false);
  const [texto, setTexto] = useState<Texto | 'novo' | null>(null);
  const [tri, setTri] = useState(false);
  const choose = (one: Passagem | null) => {
    setPassagem(one);
    form.set({ texto_base_id: one?.texto_base_id ?? null });
  };
  const wide = useMediaQuery(from.wide);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const imagem = useImagem();
  const materia = useMateria(form.values.materia_id, questao);
  const dirty = form.changed.length > 0 && placed === null;
  const chosen = passagem?.texto_base_id === form.values.texto_base_id ? passagem : null;
  const writing = wide || view === 'form';
  const send = (situacao: Valores['situacao']) => {
    // What is wrong stands in the form.
    setView('form');
    form.set({ situacao });
    form.submit();
  };
  const standing = { ...form, submit: () => send('') };
  return (
    <>
      <Barra questao={questao} of={standing} onPlace={send} />
      <Content width="staff">
        <Form of={standing} label={copy.group} guard={placed === null && copy.leave} conflictText={copy.conflict}>
          <Estado questao={questao} />
          <Avisos questao={questao} editor={editor} rascunho={rascunho} />
          {!wide && <Segments legend={copy.view.legend} options={VIEWS} value={view} onChange={setView} />}
          <div className={css.columns}>
            {writing && (
              <ImageUploadProvider upload={imagem}>
                <Stack gap="e16">
                  <Card>
                    <Stack gap="e16">
                      <Enunciado form={form} />
                      <TextoBase form={form} chosen={chosen} onChoose={choose} onWrite={setTexto} />
                    </Stack>
                  </Card>
                  <Card>
                    <Respostas form={form} />
                  </Card>
                  <Classificacao form={form} questao={questao} />
                  {questao && <Tri questao={questao} dirty={dirty} onMudar={() => setTri(true)} />}
                  {questao && <Acoes questao={questao} dirty={dirty} onHistorico={() => setHistorico(true)} />}
                </Stack>
              </ImageUploadProvider>
            )}
            <div className={css.beside}>
              {(wide || !writing) && (
                <Previa
                  valores={form.values}
                  materia={materia}
                  objeto={questao?.objeto_conhecimento_descricao ?? null}
                  passagem={chosen}
                />
              )}
              <ListaPronta valores={form.values} />
            </div>
          </div>
        </Form>
      </Content>
      {texto !== null && (
        <ImageUploadProvider upload={imagem}>
          <TextoBaseDrawer texto={texto === 'novo' ? null : texto} onSaved={choose} onClose={() => setTexto(null)} />
        </ImageUploadProvider>
      )}
      {questao && tri && (
        <TriDialog
          questao={questao}
          onSaved={({ banco_questao_id }) => go(banco_questao_id)}
          onClose={() => setTri(false)}
        />
      )}
      {questao && (
        <Historico banco_questao_id={questao.banco_questao_id} open={historico} onClose={() => setHistorico(false)} />
      )}
    </>
  );
}

type BarraProps = {
  questao: QuestaoGestao | null;
  of: FormStanding;
  /** Saves, and puts it into that state with the same save. */
  onPlace: (situacao: 'em_revisao' | 'aprovada') => void;
};

/** Saves; where the person may, approves or sends to review. */
function Barra({ questao, of, onPlace }: BarraProps) {
  const may = useMayCall();
  const title = questao === null ? copy.nova : copy.title(questao.codigo);
  const heading = usePageTitle(title);
  const [search] = useSearchParams();
  const volta = voltaDe(search);
  const approves = questao === null ? may('setQuestaoTri') : questao.aprovavel;
  // Whether an author approves the own questions is known once one stands.
  const offers = approves ? isOpen(questao) : questao?.situacao === 'rascunho';
  const subtitle = questao && [questao.materia_nome, questao.objeto_conhecimento_descricao].filter(Boolean).join(' · ');
  return (
    <FormSaveBar
      of={of}
      group={copy.group}
      count={of.changed.filter((name) => name !== 'situacao').length}
      title={title}
      {...(subtitle ? { subtitle } : {})}
      backHref={volta.href}
      backLabel={copy.back[volta.para]}
      headingRef={heading}
      actions={
        offers && (
          <Button
            variant="secondary"
            size="sm"
            icon={Send}
            disabled={of.sending}
            onClick={() => onPlace(approves ? 'aprovada' : 'em_revisao')}
          >
            {approves ? copy.acoes.aprovar : copy.acoes.enviar}
          </Button>
        )
      }
    />
  );
}

const isOpen = (questao: QuestaoGestao | null) =>
  questao === null || questao.situacao === 'rascunho' || questao.situacao === 'em_revisao';

function useMateria(materia_id: number | null, questao: QuestaoGestao | null): string {
  const { api } = useServices();
  const { data } = useQuery(materiasQuery(api));
  const found = data?.materias.find((one) => one.materia_id === materia_id)?.materia_nome;
  return found ?? (questao?.materia_id === materia_id ? questao.materia_nome : '');
}
