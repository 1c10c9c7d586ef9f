/** Questions as a file of another program: the format, and what it cannot hold before the file is kept (school §3). */
import type { QuestaoExportacaoRequest } from '@luneta/api-client';
import { createExportacaoQuestoesMutation, type QuestoesArquivo } from '@luneta/api-client/gestao-questoes-escrita';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, Checkbox, Dialog, RadioCards, Stack, Text, useToast } from '@luneta/ui';
import { Download } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { downloadFile } from '../../../shared/download-text.ts';
import { copy } from './copy.ts';

type Formato = QuestaoExportacaoRequest['formato'];
/** Questions that are ticked, or all that the list shows. */
export type Escolha = Pick<QuestaoExportacaoRequest, 'ids'> | Pick<QuestaoExportacaoRequest, 'filtro'>;

const FORMATOS = (['xlsx', 'csv', 'moodle_xml', 'gift', 'qti30'] as const).map((value) => ({
  value,
  ...copy.formatos[value],
}));
const EXTENSAO: Readonly<Record<Formato, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  moodle_xml: 'xml',
  gift: 'gift',
  qti30: 'zip',
};

/** A table with pictures comes as a zip. */
const nameOf = (formato: Formato, { bytes }: QuestoesArquivo) =>
  `questoes.${bytes.type === 'application/zip' ? 'zip' : EXTENSAO[formato]}`;

const isKnown = (campo: string): campo is keyof typeof copy.perdas => Object.hasOwn(copy.perdas, campo);

export type ExportarProps = { title: string; escolha: Escolha; onClose: () => void };

export function Exportar({ title, escolha, onClose }: ExportarProps) {
  const { api } = useServices();
  const toast = useToast();
  const make = useMutation(createExportacaoQuestoesMutation(api));
  const [file, setFile] = useState<QuestoesArquivo | null>(null);
  const keep = (formato: Formato, made: QuestoesArquivo) => {
    const nome = nameOf(formato, made);
    downloadFile(nome, made.bytes);
    toast.show({ tone: 'success', text: copy.done(nome) });
    onClose();
  };
  const START: { formato: Formato; com_gabarito: boolean } = { formato: 'xlsx', com_gabarito: true };
  const form = useForm({
    values: START,
    toRequest: (values): QuestaoExportacaoRequest => ({ ...escolha, ...values }),
    send: make.mutateAsync,
    stood: (_made, sent) => sent,
    onSent: (made) => (made.perdas.length === 0 ? keep(form.values.formato, made) : setFile(made)),
  });
  const { formato } = form.values;
  return (
    <>
      <FormDialog
        of={form}
        open={file === null}
        title={title}
        description={copy.limit}
        confirmLabel={copy.make}
        confirmIcon={Download}
        onClose={onClose}
      >
        <RadioCards legend={copy.formato} options={FORMATOS} {...form.field('formato')} />
        <Stack gap="e4">
          <Checkbox label={copy.gabarito} {...form.toggle('com_gabarito')} />
          <Text look="small" tone="muted">
            {copy.gabaritoHelp}
          </Text>
        </Stack>
      </FormDialog>
      <Dialog
        open={file !== null}
        onClose={onClose}
        title={copy.lossTitle(copy.formatos[formato].label)}
        description={copy.lossText}
        footer={
          <>
            <Button icon={Download} onClick={() => file && keep(formato, file)}>
              {copy.save}
            </Button>
            <Button variant="secondary" onClick={() => setFile(null)}>
              {copy.other}
            </Button>
          </>
        }
      >
        <Stack as="ul" gap="e8">
          {(file?.perdas ?? []).map(({ campo, qtde }) => (
            <li key={campo}>{copy.loss(isKnown(campo) ? copy.perdas[campo] : campo, qtde)}</li>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
