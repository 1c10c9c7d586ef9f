/** A file of answers: a dry run with a report for each line, then the same file for good. */
import { importRespostasMutation, type DiaDaTurma } from '@luneta/api-client/gestao-provas';
import type { Grade, Importacao, ImportacaoLinha } from '@luneta/api-client';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FormProblems, sends, useForm } from '@luneta/app-shell/form';
import { Button, Dialog, Note, PersonName, type ReportLine, ReportTable, Stack, Text, Textarea } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { copy as words } from '../copy.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { CsvFile } from './csv-file.tsx';
import { copy, situacoes } from './csv-copy.ts';

const MAX_CHARACTERS = 200_000;
const INICIAIS = { csv: '', motivo: '' };

export function CsvDialog({ grade, path, onClose }: { grade: Grade; path: DiaDaTurma; onClose: () => void }) {
  const { api } = useServices();
  const [file, setFile] = useState<File | null>(null);
  const [estranho, setEstranho] = useState<string>();
  const dryRun = useMutation(importRespostasMutation(api, path));
  const apply = useMutation(importRespostasMutation(api, path));
  const released = grade.situacao === 'liberada';
  const body = ({ csv, motivo }: typeof INICIAIS, simular: boolean) => ({
    csv,
    simular,
    ...(released ? { motivo: motivo.trim() } : {}),
  });
  const form = useForm({
    values: INICIAIS,
    toRequest: (values) => body(values, true),
    // A file that is no table leaves no text, which is no second error.
    check: ({ csv, motivo }) => ({
      arquivo: estranho,
      csv: estranho === undefined ? errorOf(csv) : undefined,
      ...(released && { motivo: motivoError(motivo) }),
    }),
    send: dryRun.mutateAsync,
    stood: (_, sent) => sent,
  });
  const id = useId();
  const report = apply.data ?? dryRun.data;
  const failed = apply.error ?? form.failure;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={copy.title}
      error={failed ? errorMessage(failed) : undefined}
      footer={
        <Footer
          report={report}
          done={apply.isSuccess}
          busy={form.sending || apply.isPending}
          form={id}
          onApply={() => apply.mutate(body(form.values, false))}
          onBack={() => {
            dryRun.reset();
            apply.reset();
          }}
          onClose={onClose}
        />
      }
    >
      {report ? (
        <Report report={report} />
      ) : (
        <form id={id} noValidate onSubmit={sends(form)}>
          <Stack gap="e16">
            <FormProblems of={form} />
            <CsvFile
              id={form.idOf('arquivo')}
              grade={grade}
              file={file}
              error={estranho}
              onFile={(chosen, lida) => {
                setFile(chosen);
                form.set({ csv: 'texto' in lida ? lida.texto : '' });
                setEstranho('erro' in lida ? lida.erro : undefined);
              }}
            />
            <Textarea
              label={copy.text}
              help={copy.textHelp}
              {...form.field('csv')}
              onChange={(csv) => {
                form.set({ csv });
                setEstranho(undefined);
              }}
              rows={6}
            />
            {released && (
              <>
                <Note tone="warning">{copy.released}</Note>
                <MotivoField {...form.field('motivo')} />
              </>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function errorOf(csv: string): string | undefined {
  if (csv.length > MAX_CHARACTERS) return copy.tooLong;
  return csv.trim() === '' ? copy.missing : undefined;
}

type FooterProps = {
  report: Importacao | undefined;
  done: boolean;
  busy: boolean;
  /** Id of the form that asks for the dry run. */
  form: string;
  onApply: () => void;
  onBack: () => void;
  onClose: () => void;
};

function Footer({ report, done, busy, form, onApply, onBack, onClose }: FooterProps) {
  if (done) return <Button onClick={onClose}>{words.close}</Button>;
  if (!report)
    return (
      <>
        <Button type="submit" form={form} busy={busy}>
          {copy.dryRun}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
      </>
    );
  const { qtde_gravadas } = report;
  return (
    <>
      <Button busy={busy} disabledReason={qtde_gravadas === 0 ? copy.nothing : undefined} onClick={onApply}>
        {copy.apply(qtde_gravadas)}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {copy.back}
      </Button>
    </>
  );
}

const TONES = { gravada: 'success', sem_mudanca: 'neutral', recusada: 'danger' } as const;

const WORDS = { line: copy.linha, what: copy.aluno, state: copy.situacao, why: copy.erro };
const URGENCY = { recusada: 2, gravada: 0, sem_mudanca: 0 } as const;

const lineOf = ({ linha, aluno_nome, situacao, erro, avisos }: ImportacaoLinha): ReportLine => ({
  line: linha,
  what: aluno_nome === null ? copy.unknown : <PersonName>{aluno_nome}</PersonName>,
  state: situacoes[situacao],
  tone: TONES[situacao],
  why: [...(erro === null ? [] : [erro]), ...avisos].join(' ') || words.none,
  urgency: URGENCY[situacao] || (avisos.length > 0 ? 1 : 0),
});

/** What the file would change, or changed. */
function Report({ report }: { report: Importacao }) {
  const { simulada, qtde_gravadas, qtde_sem_mudanca, qtde_recusadas, colunas_ignoradas, linhas } = report;
  const comAviso = linhas.filter(({ avisos }) => avisos.length > 0).length;
  return (
    <Stack gap="e12">
      <Note tone={simulada ? 'info' : 'success'} alert>
        {[
          simulada ? copy.simulated : copy.done(qtde_gravadas),
          copy.summary(qtde_gravadas, qtde_sem_mudanca, qtde_recusadas),
        ].join(' ')}
      </Note>
      {comAviso > 0 && <Note tone="warning">{copy.avisos(comAviso)}</Note>}
      {colunas_ignoradas.length > 0 && (
        <Text look="small" tone="muted">
          {copy.ignored(colunas_ignoradas)}
        </Text>
      )}
      {simulada && (
        <Text look="small" tone="muted">
          {copy.over}
        </Text>
      )}
      <ReportTable caption={copy.report} words={WORDS} lines={linhas.map(lineOf)} />
    </Stack>
  );
}
