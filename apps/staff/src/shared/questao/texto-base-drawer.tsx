/** A passage as it is written; a used one gets a successor when it is changed. */
import type { TextoBase } from '@luneta/api-client';
import { saveTextoBaseMutation } from '@luneta/api-client/gestao-questoes-partes';
import { zTextoBaseRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { isHtmlVazio } from '@luneta/domain';
import { Switch, TextInput, useToast } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

const words = copy.textoBase;

export type TextoBaseDrawerProps = {
  /** The one that is changed; null for a new one. */
  texto: TextoBase | null;
  /** It was saved; a used one keeps its text, and this is its successor. */
  onSaved?: (texto: TextoBase) => void;
  onClose: () => void;
};

export function TextoBaseDrawer({ texto, onSaved, onClose }: TextoBaseDrawerProps) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveTextoBaseMutation(api));
  const form = useForm({
    values: {
      titulo: texto?.titulo ?? '',
      conteudo: texto?.conteudo ?? '',
      fonte: texto?.fonte ?? '',
      arquivado: texto !== null && texto.arquivado_em !== null,
    },
    schema: zTextoBaseRequest,
    said: { titulo: words.falta },
    check: ({ conteudo }) => ({ conteudo: isHtmlVazio(conteudo) ? words.vazio : undefined }),
    toRequest: ({ titulo, conteudo, fonte, arquivado }) => ({
      titulo: titulo.trim(),
      conteudo,
      fonte: fonte.trim(),
      ...(texto !== null && { texto_base_id: texto.texto_base_id, versao: texto.versao, arquivado }),
    }),
    send: save.mutateAsync,
    onSent: ({ texto_base, qtde_mantidas }) => {
      toast.show({ tone: 'success', text: qtde_mantidas > 0 ? words.mantidas(qtde_mantidas) : words.saved });
      onSaved?.(texto_base);
      onClose();
    },
  });
  return (
    <FormDrawer of={form} title={texto === null ? words.nova : words.mudar} confirmLabel={words.save} onClose={onClose}>
      <TextInput label={words.nome} help={words.nomeHelp} {...form.field('titulo')} />
      <RichEditor label={words.conteudo} {...form.field('conteudo')} />
      <TextInput label={words.fonte} help={words.fonteHelp} optional {...form.field('fonte')} />
      {texto !== null && <Switch label={words.arquivar} {...form.toggle('arquivado')} />}
    </FormDrawer>
  );
}
