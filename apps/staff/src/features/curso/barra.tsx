/** The bar over the editor: what is edited, whether it is saved, and the acts on it. */
import { ApiError, type BaseConhecimento } from '@luneta/api-client';
import { SaveKey } from '@luneta/app-shell/form';
import { Button, Confirm, IconButton, SaveBar } from '@luneta/ui';
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
  const [discarding, setDiscarding] = useState(false);
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
        disabled={comparing}
        onSave={onSave}
        onDiscard={texto.dirty && !comparing ? () => setDiscarding(true) : undefined}
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
      <Confirm
        open={discarding}
        tone="danger"
        title={copy.undoTitle}
        confirmLabel={copy.undoYes}
        onConfirm={() => {
          setDiscarding(false);
          saving.discard();
        }}
        cancelLabel={copy.undoNo}
        onCancel={() => setDiscarding(false)}
      >
        {copy.undoText}
      </Confirm>
      <SaveKey label={copy.save} group={copy.title} onSave={onSave} />
    </>
  );
}

/** How the work stands, in the words of the bar. */
function useStatus({ salvo, dirty }: Texto, { busy, falha, erros, theirs }: Saving) {
  const quando = useQuando();
  if (busy) return { state: 'saving', text: copy.saving } as const;
  if (falha instanceof ApiError && falha.offline) return { state: 'offline', text: copy.offline } as const;
  if (theirs !== null) return { state: 'unsaved', text: copy.unsaved } as const;
  if (falha !== null) return { state: 'failed', text: copy.failed } as const;
  if (erros.length > 0) return { state: 'failed', text: copy.fix(erros.length) } as const;
  return dirty
    ? ({ state: 'unsaved', text: copy.unsaved } as const)
    : ({ state: 'saved', text: copy.saved(quando(Date.parse(salvo.atualizado_em))) } as const);
}
