import type { Grade } from '@luneta/api-client';
import { Button, FileDrop, Inline, Stack } from '@luneta/ui';
import { Table } from '@luneta/ui/icons';

import { downloadText, fileNameOf } from '../../../shared/download-text.ts';
import { ACEITA, readTabela, type TabelaLida } from '../../../shared/tabela/ler-arquivo.ts';
import { copy } from './csv-copy.ts';
import { modeloCsv } from './modelo.ts';

type CsvFileProps = {
  /** Id of the file's field, so that a summary can lead to it. */
  id: string;
  grade: Grade;
  /** The one that was chosen; nothing of it leaves the device before it is tried. */
  file: File | null;
  onFile: (file: File, lida: TabelaLida) => void;
  /** What the file is, when it is no table. */
  error: string | undefined;
};

/** The sheet of the class to fill in, and the file. */
export function CsvFile({ id, grade, file, onFile, error }: CsvFileProps) {
  return (
    <Stack gap="e12">
      <Inline>
        <Button
          variant="secondary"
          size="sm"
          icon={Table}
          onClick={() => downloadText(fileNameOf('respostas', grade.turma_codigo, grade.descricao), modeloCsv(grade))}
        >
          {copy.template}
        </Button>
      </Inline>
      <FileDrop
        id={id}
        label={copy.file}
        help={copy.fileHelp}
        accept={ACEITA}
        file={file}
        error={error}
        onChange={(chosen) => void readTabela(chosen).then((lida) => onFile(chosen, lida))}
      />
    </Stack>
  );
}
