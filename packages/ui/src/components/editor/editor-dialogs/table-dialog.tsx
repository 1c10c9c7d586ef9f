import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { Select } from '../../forms/select/select.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { Grid, Stack } from '../../foundations/layout/layout.tsx';
import { useEditorWords } from '../words.tsx';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { ToolDialog } from './tool-dialog.tsx';

const upTo = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));
/** More rows come with the tools of the table; more columns than this fit no phone. */
const rowOptions = upTo(12);
const columnOptions = upTo(8);

const escaped = (text: string) => {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
};

/** Size, head and caption of a new table. */
export const TableDialog = ({ editor, onClose }: EditorDialogProps): ReactNode => {
  const words = useEditorWords();
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  const [withHeaderRow, setWithHeaderRow] = useState(true);
  const [caption, setCaption] = useState('');
  const done = () => {
    editor
      .chain()
      .insertTable({ rows: Number(rows), cols: Number(columns), withHeaderRow })
      .updateAttributes('table', { caption: caption.trim() === '' ? null : escaped(caption.trim()) })
      .run();
    const { doc } = editor.state;
    // Somewhere to write on.
    if (doc.lastChild?.type.name === 'table')
      editor.commands.insertContentAt(doc.content.size, { type: 'paragraph' }, { updateSelection: false });
    onClose();
  };
  return (
    <ToolDialog title={words.table} onDone={done} onClose={onClose}>
      <Stack gap="e12">
        <Grid columns={2}>
          <Select label={words.rows} options={rowOptions} value={rows} onChange={setRows} />
          <Select label={words.columns} options={columnOptions} value={columns} onChange={setColumns} />
        </Grid>
        <TextInput label={words.caption} optional prose value={caption} onChange={setCaption} />
        <Checkbox label={words.firstRowIsHeader} checked={withHeaderRow} onChange={setWithHeaderRow} />
      </Stack>
    </ToolDialog>
  );
};
