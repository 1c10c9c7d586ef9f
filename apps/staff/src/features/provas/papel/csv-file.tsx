import type { Grade } from '@luneta/api-client';
import { Button, FileField, Inline, Stack } from '@luneta/ui';
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

type CsvFileProps = {
  grade: Grade;
  /** The one that was chosen; nothing of it leaves the device before it is tried. */
  file: File | null;
  onFile: (file: File, text: string) => void;
};

/** The sheet of the class to fill in, and the file. */
export function CsvFile({ grade, file, onFile }: CsvFileProps) {
  return (
    <Stack gap="e12">
      <Inline>
        <Button
          variant="secondary"
          size="sm"
          icon={Table}
          onClick={() => baixar(nomeDeArquivo('respostas', grade.turma_codigo, grade.descricao), modeloCsv(grade))}
        >
          {copy.template}
        </Button>
      </Inline>
      <FileField
        label={copy.file}
        help={copy.fileHelp}
        accept=".csv,text/csv,text/plain"
        file={file}
        onChange={(chosen) => void readText(chosen).then((text) => onFile(chosen, text))}
      />
    </Stack>
  );
}
