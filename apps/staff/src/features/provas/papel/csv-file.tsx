import type { Grade } from '@luneta/api-client';
import { Button, Field, Stack } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';

import { baixar, nomeDeArquivo } from '../../../baixar/baixar.ts';
import { copy } from './csv-copy.ts';
import { modeloCsv } from './modelo.ts';

/** Reads a file as text: UTF-8, or Windows-1252 where the bytes are no UTF-8, as older spreadsheets write. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The file, and the sheet of the class to fill in. */
export function CsvFile({ grade, onText }: { grade: Grade; onText: (text: string) => void }) {
  return (
    <Stack gap="e12" align="start">
      <Button
        variant="secondary"
        size="sm"
        icon={Table}
        onClick={() => baixar(nomeDeArquivo('respostas', grade.turma_codigo, grade.descricao), modeloCsv(grade))}
      >
        {copy.template}
      </Button>
      <Field label={copy.file} help={copy.fileHelp}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void readText(file).then(onText);
            }}
          />
        )}
      </Field>
    </Stack>
  );
}
