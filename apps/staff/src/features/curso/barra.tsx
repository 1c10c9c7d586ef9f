/** The bar over the editor: what is edited, whether it is saved, and the acts on it. */
import { ApiError, type BaseConhecimento } from '@luneta/api-client';
import { Button, Confirm, IconButton } from '@luneta/ui';
import { SaveBar } from '@luneta/ui/editor';
import { Eye, Send } from '@luneta/ui/icons';
import { useState, type Ref } from 'react';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { useQuando } from './use-quando.ts';
import type { Saving } from './use-save.ts';
import type { Texto } from './use-texto.ts';

export type BarraProps = {
  curso: BaseConhecimento;
  texto: Texto;
  saving: Saving;
  headingRef: Ref<HTMLHeadingElement>;
  onSave: () => void;
  /** Where there is no space for the student's screen beside the form: whether it stands in its place. */
  preview: { shown: boolean; onShow: (shown: boolean) => void } | undefined;
};

export function Barra({ curso, texto, saving, headingRef, onSave, preview }: BarraProps) {
  const [asked, setAsked] = useState(false);
  const { materia_nome, objeto_conhecimento_descricao, base_conhecimento_id } = curso;
  const { situacao } = texto.salvo;
  const comparing = saving.theirs !== null;
  const status = useStatus(texto, saving);
  const nome = texto.form.estrutura.nome_curso;
  return (
    <>
      <SaveBar
        title={copy.title}
        subtitle={copy.subtitle(materia_nome, objeto_conhecimento_descricao, base_conhecimento_id)}
        backHref={paths.cursos}
        backLabel={copy.back}
        headingRef={headingRef}
        state={status.state}
        stateText={status.text}
        saving={saving.busy}
        notYet={comparing}
        saveLabel={copy.save}
        onSave={onSave}
        actions={
          !comparing && (
            <>
              {preview && (
                <IconButton
                  icon={Eye}
                  variant="outline"
                  label={copy.view.preview}
                  pressed={preview.shown}
                  onClick={() => preview.onShow(!preview.shown)}
                />
              )}
              {(situacao !== 'publicado' || texto.dirty) && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={Send}
                  onClick={() => {
                    preview?.onShow(false);
                    if (saving.ready('publish')) setAsked(true);
                  }}
                >
                  {copy.publish}
                </Button>
              )}
            </>
          )
        }
      />
      <Confirm
        open={asked}
        title={copy.publishTitle(nome)}
        confirmLabel={copy.publish}
        onConfirm={() => {
          setAsked(false);
          void saving.publish(true);
        }}
        cancelLabel={copy.cancel}
        onCancel={() => setAsked(false)}
      >
        {situacao === 'rascunho' ? copy.publishText.primeira : copy.publishText.outra}
      </Confirm>
    </>
  );
}

/** How the work stands, in the words of the bar. */
function useStatus({ salvo, dirty }: Texto, { busy, falha, erros, theirs }: Saving) {
  const quando = useQuando();
  if (busy) return { state: 'saving', text: copy.saving } as const;
  if (falha instanceof ApiError && falha.offline) return { state: 'offline', text: copy.offline } as const;
  if (theirs !== null) return { state: 'unsaved', text: copy.unsaved } as const;
  if (erros.length > 0) return { state: 'unsaved', text: copy.fix(erros.length) } as const;
  return dirty
    ? ({ state: 'unsaved', text: copy.unsaved } as const)
    : ({ state: 'saved', text: copy.saved(quando(Date.parse(salvo.atualizado_em))) } as const);
}
