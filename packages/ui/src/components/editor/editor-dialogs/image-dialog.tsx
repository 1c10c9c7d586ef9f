import { isAllowedImageSrc } from '@luneta/domain/html-allow-list';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { editorCopy } from '../copy.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { selectedNode, textOf } from './selected-node.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** Address and description of a picture. Without a description it has to be said that none is needed. */
export const ImageDialog = ({ editor, onClose }: EditorDialogProps): ReactNode => {
  const [old] = useState(() => selectedNode(editor, 'image'));
  const [src, setSrc] = useState(textOf(old, 'src'));
  const [alt, setAlt] = useState(textOf(old, 'alt'));
  const [decorative, setDecorative] = useState(old?.['alt'] === '');
  const [tried, setTried] = useState(false);
  const srcError = isAllowedImageSrc(src.trim()) ? undefined : editorCopy.imageSrcError;
  const altError = decorative || alt.trim() !== '' ? undefined : editorCopy.imageAltError;
  const done = () => {
    setTried(true);
    if (srcError !== undefined || altError !== undefined) return;
    const attributes = { ...old, src: src.trim(), alt: decorative ? '' : alt.trim() };
    editor.commands.insertContent({ type: 'image', attrs: attributes });
    onClose();
  };
  return (
    <ToolDialog title={editorCopy.image} changes={old !== null} onDone={done} onClose={onClose}>
      <Stack gap="e12">
        <TextInput
          label={editorCopy.imageSrc}
          help={editorCopy.imageSrcHelp}
          type="url"
          value={src}
          onChange={setSrc}
          error={tried ? srcError : undefined}
        />
        <TextInput
          label={editorCopy.imageAlt}
          help={editorCopy.imageAltHelp}
          prose
          value={decorative ? '' : alt}
          onChange={setAlt}
          disabled={decorative}
          error={tried ? altError : undefined}
        />
        <Checkbox label={editorCopy.imageDecorative} checked={decorative} onChange={setDecorative} />
      </Stack>
    </ToolDialog>
  );
};
