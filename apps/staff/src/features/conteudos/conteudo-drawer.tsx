/** One content beside the list: written, changed, archived. */
import type { ConteudoGestao } from '@luneta/api-client';
import { createConteudoMutation, saveConteudoMutation } from '@luneta/api-client/gestao-conteudos';
import { objetosQuery } from '@luneta/api-client/gestao-questoes-partes';
import { zConteudoNovoRequest, zConteudoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { abreDentro, enderecoFalha, plataformaDoEndereco } from '@luneta/domain';
import { Select, Switch, TextInput, useToast } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { copy, formCopy as words } from './copy.ts';

type Valores = {
  descricao: string;
  tipo: ConteudoGestao['tipo'];
  url: string;
  objeto: ComboboxItem | null;
  arquivado: boolean;
};

type Pedido = Pick<Valores, 'descricao' | 'tipo' | 'url'> & {
  objeto_conhecimento_id: number;
  arquivado?: boolean;
  /** Of the content that is changed. */
  versao?: number;
};

const VAZIO: Valores = { descricao: '', tipo: 'video', url: '', objeto: null, arquivado: false };

const TIPOS = Object.entries(copy.tipos).map(([value, label]) => ({ value, label }));
const isTipo = (text: string): text is ConteudoGestao['tipo'] => Object.hasOwn(copy.tipos, text);

const valuesOf = (conteudo: ConteudoGestao): Valores => ({
  descricao: conteudo.descricao,
  tipo: conteudo.tipo,
  url: conteudo.url,
  objeto: { id: conteudo.objeto_conhecimento_id, label: conteudo.objeto_conhecimento_descricao },
  arquivado: conteudo.arquivado_em !== null,
});

/** Where an address opens; how to write one while it is at fault (ROT-6). */
function helpOf({ tipo, url }: Valores): string {
  if (enderecoFalha(url) !== null) return words.enderecoHelp;
  const place = plataformaDoEndereco(tipo, url);
  return abreDentro(tipo, url) ? words.dentro(place) : words.fora(place);
}

export type ConteudoDrawerProps = { conteudo: ConteudoGestao | null; onClose: () => void };

export function ConteudoDrawer({ conteudo, onClose }: ConteudoDrawerProps) {
  const { api } = useServices();
  const toast = useToast();
  const [busca, setBusca] = useState('');
  const topics = useInfiniteQuery(objetosQuery(api, busca === '' ? {} : { busca }));
  const create = useMutation(createConteudoMutation(api));
  const save = useMutation(saveConteudoMutation(api, conteudo?.conteudo_digital_id ?? 0));
  const send = ({ arquivado = false, versao, ...request }: Pedido) =>
    versao === undefined ? create.mutateAsync(request) : save.mutateAsync({ ...request, arquivado, versao });
  const form = useForm({
    values: conteudo === null ? VAZIO : valuesOf(conteudo),
    schema: conteudo === null ? zConteudoNovoRequest : zConteudoRequest,
    toRequest: ({ descricao, tipo, url, objeto, arquivado }) => ({
      descricao: descricao.trim(),
      tipo,
      url: url.trim(),
      objeto_conhecimento_id: objeto === null ? Number.NaN : Number(objeto.id),
      ...(conteudo !== null && { arquivado, versao: conteudo.versao }),
    }),
    fieldOf: { objeto_conhecimento_id: 'objeto' },
    said: { descricao: words.tituloFalta, objeto: words.objetoFalta },
    check: ({ url }) => {
      const fault = enderecoFalha(url);
      return { url: fault === null ? undefined : words.faltas[fault] };
    },
    send,
    onSent: () => {
      toast.show({ tone: 'success', text: words.salvo });
      onClose();
    },
  });
  const { onChange: onPick, ...objeto } = form.field('objeto');
  const tipo = form.field('tipo');
  const groups = new Map<string, ComboboxItem[]>();
  for (const { materia_nome, objeto_conhecimento_id, descricao } of topics.data?.pages.flatMap((page) => page.linhas) ??
    [])
    groups.set(materia_nome, [...(groups.get(materia_nome) ?? []), { id: objeto_conhecimento_id, label: descricao }]);
  return (
    <FormDrawer
      of={form}
      title={conteudo === null ? words.novo : words.mudar}
      confirmLabel={words.save}
      onClose={onClose}
    >
      <TextInput label={words.titulo} prose maxLength={200} {...form.field('descricao')} />
      <Select
        label={copy.tipo}
        options={TIPOS}
        {...tipo}
        onChange={(value) => {
          if (isTipo(value)) tipo.onChange(value);
        }}
      />
      <TextInput
        label={words.endereco}
        placeholder={words.enderecoHint}
        help={helpOf(form.values)}
        {...form.field('url')}
      />
      <Combobox
        label={copy.objeto}
        placeholder={words.objetoHint}
        noneText={words.objetoNone}
        groups={[...groups].map(([materia, items]) => ({ path: [materia], items }))}
        loading={topics.isFetching}
        {...objeto}
        onChange={onPick}
        onSearch={setBusca}
      />
      {conteudo !== null && <Switch label={words.arquivar} {...form.toggle('arquivado')} />}
    </FormDrawer>
  );
}
