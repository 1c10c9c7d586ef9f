/** The editor of one course: its parts, the student's screen beside them, and what saving it can bring. */
import type { BaseConhecimento } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { Content, ErrorSummary, Stack, useMediaQuery } from '@luneta/ui';
import { ImageUploadProvider } from '@luneta/ui/editor';
import { from } from '@luneta/ui/theme';
import { lazy, Suspense, useEffect, useState } from 'react';

import { UnsavedGuard } from '@luneta/app-shell/form';
import { Barra } from './barra.tsx';
import { Avisos } from './avisos.tsx';
import { Conflito } from './conflito.tsx';
import { copy } from './copy.ts';
import { columns, beside } from './curso.css.ts';
import type { Section } from './curso-form.ts';
import { Partes } from './partes/partes.tsx';
import { Previa } from './previa/previa.tsx';
import { useFoco } from './use-foco.ts';
import { useImagem } from './use-imagem.ts';
import { useRascunho } from './use-rascunho.ts';
import { useSave } from './use-save.ts';
import { useTexto } from './use-texto.ts';

// It stands below the editor, and brings the table.
const Conteudos = lazy(async () => ({ default: (await import('./conteudos.tsx')).Conteudos }));

type View = 'edit' | 'preview';

export function CursoEditor({ curso }: { curso: BaseConhecimento }) {
  const heading = usePageTitle(copy.title);
  const texto = useTexto(curso);
  const saving = useSave(curso.base_conhecimento_id, texto);
  const { form: typed, versao, dirty } = texto;
  const rascunho = useRascunho(`curso:${curso.base_conhecimento_id}`, texto.salvo.form, { typed, versao, dirty });
  const [open, setOpen] = useState<ReadonlySet<Section>>(new Set(['estrutura']));
  const [shown, setShown] = useState<Section>('estrutura');
  const wide = useMediaQuery(from.wide);
  const [view, setView] = useState<View>('edit');
  const imagem = useImagem();
  useFoco(heading, `${texto.salvo.situacao} ${texto.dirty}`);
  const { erros, attempt, pedido, theirs } = saving;
  const wrong = erros.map(({ section }) => section);

  const save = () => {
    setView('edit');
    void saving.save();
  };
  useEffect(() => {
    // The parts with errors are open by now, so that the field is in the page.
    const field = attempt && document.getElementById(attempt.field);
    // In the middle of the page, clear of the bar that stays in sight.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [attempt]);

  const toggle = (section: Section, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(section);
    else next.delete(section);
    setOpen(next);
  };
  const show = (preview: boolean) => setView(preview ? 'preview' : 'edit');
  const sections = new Set([...open, ...wrong]);
  const showsForm = wide || view === 'edit';

  return (
    <>
      <Barra
        curso={curso}
        texto={texto}
        saving={saving}
        headingRef={heading}
        onSave={save}
        preview={wide || theirs !== null ? undefined : { shown: view === 'preview', onShow: show }}
      />
      <Content width="staff">
        <Stack gap="e16">
          <Avisos texto={texto} saving={saving} rascunho={rascunho} />
          {theirs === null ? (
            <div className={columns}>
              {showsForm && (
                <Stack gap="e12">
                  <ErrorSummary
                    title={copy.problems[pedido ?? 'save']}
                    errors={erros.map(({ field, text }) => ({ field, text }))}
                    // The focus goes to the first field itself, whose error is read with it.
                    attempt={0}
                  />
                  <ImageUploadProvider upload={imagem}>
                    <Partes texto={texto} erros={erros} open={sections} onToggle={toggle} onEnter={setShown} />
                  </ImageUploadProvider>
                </Stack>
              )}
              {(wide || view === 'preview') && (
                <div className={beside}>
                  <Previa form={texto.form} section={wide ? shown : null} />
                </div>
              )}
            </div>
          ) : (
            <Conflito texto={texto} theirs={theirs} onSettle={saving.settle} />
          )}
          {showsForm && theirs === null && (
            <Suspense>
              <Conteudos base_conhecimento_id={curso.base_conhecimento_id} />
            </Suspense>
          )}
        </Stack>
      </Content>
      <UnsavedGuard dirty={texto.dirty}>{copy.leaveText}</UnsavedGuard>
    </>
  );
}
