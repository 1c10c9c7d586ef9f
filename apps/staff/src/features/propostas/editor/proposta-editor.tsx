/** The editor of one essay proposal: the form, the student's screen beside it, and what can be done with it. */
import type { PropostaGestao } from '@luneta/api-client';
import { usePageTitle } from '@luneta/app-shell';
import { Form, FormSaveBar, type FormStanding } from '@luneta/app-shell/form';
import { Button, Content, Segments, Stack, useMediaQuery, useToast } from '@luneta/ui';
import { ImageUploadProvider } from '@luneta/ui/editor';
import { CircleCheck } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useState } from 'react';

import * as css from '../../../shared/editor/editor.css.ts';
import { usePlace } from '../../../shared/editor/use-place.ts';
import { useGuardado } from '../../../shared/guardado/use-guardado.ts';
import { useImagem } from '../../../shared/imagem/use-imagem.ts';
import { paths } from '../../../shared/paths.ts';
import { Acoes } from './acoes.tsx';
import { Avisos, Estado } from './avisos.tsx';
import { Origem, Pedido } from './campos.tsx';
import { copy } from './copy.ts';
import { Previa } from './previa.tsx';
import { Rubrica, Usos } from './rubrica.tsx';
import { Textos } from './textos.tsx';
import { isValores } from './guardada.ts';
import { usePropostaForm } from './use-proposta-form.ts';

const VIEWS = [
  { value: 'form', label: copy.view.form },
  { value: 'preview', label: copy.view.preview },
] as const;

/** @param proposta the revision that stands; null for a new one */
export function PropostaEditor({ proposta, onPrint }: { proposta: PropostaGestao | null; onPrint: () => void }) {
  const toast = useToast();
  const { placed, go } = usePlace(proposta?.proposta_redacao_id, paths.proposta);
  const editor = usePropostaForm(proposta, (saved) => {
    const revised = proposta !== null && saved.proposta_redacao_id !== proposta.proposta_redacao_id;
    toast.show({ tone: 'success', text: revised ? copy.newRevision(saved.revisao) : copy.saved[saved.situacao] });
    go(saved.proposta_redacao_id);
  });
  const { form } = editor;
  const rascunho = useGuardado(`proposta:${proposta?.proposta_redacao_id ?? 'nova'}`, isValores, {
    ...editor,
    restore: (typed) => form.set({ ...typed, situacao: '' }),
  });
  const wide = useMediaQuery(from.wide);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const imagem = useImagem();
  const dirty = form.changed.length > 0 && placed === null;
  const writing = wide || view === 'form';
  const send = (situacao: '' | 'aprovada') => {
    // What is wrong stands in the form.
    setView('form');
    form.set({ situacao });
    form.submit();
  };
  const standing = { ...form, submit: () => send('') };
  return (
    <>
      <Barra proposta={proposta} of={standing} onReady={() => send('aprovada')} />
      <Content width="staff">
        <Form of={standing} label={copy.group} guard={placed === null && copy.leave} conflictText={copy.conflict}>
          <Estado proposta={proposta} />
          <Avisos proposta={proposta} rascunho={rascunho} />
          {!wide && <Segments legend={copy.view.legend} options={VIEWS} value={view} onChange={setView} />}
          <div className={css.columns}>
            {writing && (
              <ImageUploadProvider upload={imagem}>
                <Stack gap="e16">
                  <Pedido form={form} />
                  <Textos form={form} />
                  <Origem form={form} />
                  {proposta && <Acoes proposta={proposta} dirty={dirty} onPrint={onPrint} />}
                </Stack>
              </ImageUploadProvider>
            )}
            <div className={css.beside}>
              {(wide || !writing) && <Previa valores={form.values} />}
              {proposta && <Usos provas={proposta.provas} />}
              {proposta && <Rubrica rubrica={proposta.rubrica} />}
            </div>
          </div>
        </Form>
      </Content>
    </>
  );
}

type BarraProps = { proposta: PropostaGestao | null; of: FormStanding; onReady: () => void };

/** Saves; a draft may be made ready with the same save. */
function Barra({ proposta, of, onReady }: BarraProps) {
  const title = proposta === null ? copy.nova : copy.title(proposta.codigo);
  const heading = usePageTitle(title);
  return (
    <FormSaveBar
      of={of}
      group={copy.group}
      count={of.changed.filter((name) => name !== 'situacao').length}
      title={title}
      {...(proposta !== null && proposta.titulo !== '' && { subtitle: proposta.titulo })}
      backHref={paths.propostas}
      backLabel={copy.back}
      headingRef={heading}
      actions={
        (proposta?.situacao ?? 'rascunho') === 'rascunho' && (
          <Button variant="secondary" size="sm" icon={CircleCheck} disabled={of.sending} onClick={onReady}>
            {copy.acoes.pronta}
          </Button>
        )
      }
    />
  );
}
