/** The bar over the editor: what is edited, whether it is saved, and the acts on it. */
import { ApiError, type BaseConhecimento } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { Button, Confirm } from '@luneta/ui';
import { SaveBar } from '@luneta/ui/editor';
import { EyeOff, Send } from '@luneta/ui/icons';
import { useState, type Ref } from 'react';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { quandoOf } from './quando.ts';
import type { Salvar } from './use-salvar.ts';
import type { Texto } from './use-texto.ts';

export type BarraProps = {
  curso: BaseConhecimento;
  texto: Texto;
  salvar: Salvar;
  headingRef: Ref<HTMLHeadingElement>;
  /** The fields come into sight, for what is wrong in them. */
  onShowForm: () => void;
};

type Act = 'publish' | 'withdraw';

export function Barra({ curso, texto, salvar, headingRef, onShowForm }: BarraProps) {
  const [asked, setAsked] = useState<Act | null>(null);
  const { materia_nome, objeto_conhecimento_descricao, base_conhecimento_id } = curso;
  const { situacao } = texto.salvo;
  const comparing = salvar.theirs !== null;
  const status = useStatus(texto, salvar);
  const nome = texto.form.estrutura.nome_curso;
  const confirm = (publicado: boolean) => {
    setAsked(null);
    void salvar.publicar(publicado);
  };
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
        saving={salvar.busy}
        held={comparing}
        saveLabel={copy.save}
        onSave={() => {
          onShowForm();
          void salvar.salvar();
        }}
        actions={
          !comparing && (
            <>
              {situacao !== 'rascunho' && (
                <Button variant="secondary" size="sm" icon={EyeOff} onClick={() => setAsked('withdraw')}>
                  {copy.withdraw}
                </Button>
              )}
              {(situacao !== 'publicado' || texto.dirty) && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={Send}
                  onClick={() => {
                    onShowForm();
                    if (salvar.ready('publicar')) setAsked('publish');
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
        open={asked === 'publish'}
        title={copy.publishTitle(nome)}
        confirmLabel={copy.publish}
        onConfirm={() => confirm(true)}
        cancelLabel={copy.cancel}
        onCancel={() => setAsked(null)}
      >
        {copy.publishText}
      </Confirm>
      <Confirm
        open={asked === 'withdraw'}
        tone="danger"
        title={copy.withdrawTitle(nome)}
        confirmLabel={copy.withdraw}
        onConfirm={() => confirm(false)}
        cancelLabel={copy.cancel}
        onCancel={() => setAsked(null)}
      >
        {copy.withdrawText}
      </Confirm>
    </>
  );
}

/** How the work stands, in the words of the bar. */
function useStatus({ salvo, dirty }: Texto, { busy, falha, erros, theirs }: Salvar) {
  const { fuso_horario } = useConta();
  const hora = quandoOf(Date.parse(salvo.atualizado_em), Date.now(), fuso_horario);
  if (busy) return { state: 'saving', text: copy.saving } as const;
  if (falha instanceof ApiError && falha.offline) return { state: 'offline', text: copy.offline(hora) } as const;
  if (theirs !== null) return { state: 'unsaved', text: copy.unsaved } as const;
  if (erros.length > 0) return { state: 'unsaved', text: copy.fix(erros.length) } as const;
  return dirty ? ({ state: 'unsaved', text: copy.unsaved } as const) : ({ state: 'saved', text: copy.saved(hora) } as const);
}
