/** The editor of one course: its parts, the student's screen beside them, and what saving it can bring. */
import type { BaseConhecimento } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { Content, ErrorSummary, Segments, Stack, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { useEffect, useState } from 'react';

import { useRascunhos } from '../../rascunhos/use-rascunhos.ts';
import { Barra } from './barra.tsx';
import { Avisos } from './avisos.tsx';
import { Conflito } from './conflito.tsx';
import { copy } from './copy.ts';
import { columns, beside } from './curso.css.ts';
import type { Section } from './curso-form.ts';
import { Partes } from './partes/partes.tsx';
import { Previa } from './previa/previa.tsx';
import { Saida } from './saida.tsx';
import { useRascunho } from './use-rascunho.ts';
import { useSalvar } from './use-salvar.ts';
import { useTexto } from './use-texto.ts';

type View = 'edit' | 'preview';
const VIEWS = [
  { value: 'edit', label: copy.view.edit },
  { value: 'preview', label: copy.view.preview },
] as const;

export function CursoEditor({ curso }: { curso: BaseConhecimento }) {
  const heading = usePageTitle(copy.title);
  const texto = useTexto(curso);
  const salvar = useSalvar(curso.base_conhecimento_id, texto);
  const kept = useRascunhos(`curso:${curso.base_conhecimento_id}`);
  const rascunho = useRascunho(kept, texto.salvo.form, texto);
  const [open, setOpen] = useState<ReadonlySet<Section>>(new Set(['estrutura']));
  const [shown, setShown] = useState<Section>('estrutura');
  const wide = useMediaQuery(from.wide);
  const [view, setView] = useState<View>('edit');
  const { erros, attempt, pedido, theirs } = salvar;
  const wrong = erros.map(({ section }) => section);

  useSaveKey(() => void salvar.salvar());
  useEffect(() => {
    // The parts with errors are open by now, so that the field is in the page.
    if (attempt) document.getElementById(attempt.field)?.focus();
  }, [attempt]);

  const toggle = (section: Section, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(section);
    else next.delete(section);
    setOpen(next);
  };
  const sections = new Set([...open, ...wrong]);
  const showsForm = wide || view === 'edit';

  return (
    <>
      <Barra curso={curso} texto={texto} salvar={salvar} headingRef={heading} onShowForm={() => setView('edit')} />
      <Content width="staff">
        <Stack gap="e16">
          <Avisos curso={curso} texto={texto} salvar={salvar} rascunho={rascunho} />
          {theirs === null ? (
            <>
              {!wide && <Segments legend={copy.view.legend} options={VIEWS} value={view} onChange={setView} />}
              <div className={columns}>
                {showsForm && (
                  <Stack gap="e12">
                    <ErrorSummary
                      title={copy.problems[pedido ?? 'salvar']}
                      errors={erros.map(({ field, text }) => ({ field, text }))}
                      // The focus goes to the first field itself, whose error is read with it.
                      attempt={0}
                    />
                    <Partes texto={texto} erros={erros} open={sections} onToggle={toggle} onEnter={setShown} />
                  </Stack>
                )}
                {(wide || view === 'preview') && (
                  <div className={beside}>
                    <Previa form={texto.form} section={wide ? shown : null} />
                  </div>
                )}
              </div>
            </>
          ) : (
            <Conflito texto={texto} theirs={theirs} onSettle={salvar.settle} />
          )}
        </Stack>
      </Content>
      <Saida dirty={texto.dirty} />
    </>
  );
}

/** Ctrl+S and Cmd+S save. */
function useSaveKey(onSave: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onSave]);
}
