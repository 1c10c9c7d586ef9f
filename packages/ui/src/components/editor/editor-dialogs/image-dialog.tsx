import { isAllowedImageSrc } from '@luneta/domain/html-allow-list';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { useEditorWords } from '../words.tsx';
import { ImageFile } from '../image-upload/image-file.tsx';
import { useImageUpload } from '../image-upload/image-upload.tsx';
import { useSending } from '../image-upload/use-sending.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { selectedNode, textOf } from './selected-node.ts';
import { ToolDialog } from './tool-dialog.tsx';

const isKept = (src: string) => src.startsWith('/api/');

/** A picture, by its file or its address, and its description. Without a description it has to be said that none is needed. */
export const ImageDialog = ({ editor, onClose, file }: EditorDialogProps): ReactNode => {
  const words = useEditorWords();
  const [old] = useState(() => selectedNode(editor, 'image'));
  const [src, setSrc] = useState(textOf(old, 'src'));
  const [alt, setAlt] = useState(textOf(old, 'alt'));
  const [decorative, setDecorative] = useState(old?.['alt'] === '');
  const [tried, setTried] = useState(false);
  const upload = useImageUpload();
  const sending = useSending(upload, file, setSrc);
  const waits = sending.state.is === 'sending';
  const kept = isKept(src) ? src : '';
  const srcError = isAllowedImageSrc(src.trim()) && !waits ? undefined : words.imageSrcError;
  const altError = decorative || alt.trim() !== '' ? undefined : words.imageAltError;
  const done = () => {
    setTried(true);
    if (srcError !== undefined || altError !== undefined) return;
    const attributes = { ...old, src: src.trim(), alt: decorative ? '' : alt.trim() };
    editor.commands.insertContent({ type: 'image', attrs: attributes });
    onClose();
  };
  return (
    <ToolDialog title={words.image} changes={old !== null} onDone={done} onClose={onClose}>
      <Stack gap="e12">
        {upload && (
          <ImageFile
            upload={upload}
            sending={sending}
            src={kept}
            error={tried && srcError !== undefined ? words[waits ? 'imageWait' : 'imageMissing'] : undefined}
          />
        )}
        {(!upload || kept === '') && (
          <TextInput
            label={words.imageSrc}
            help={upload ? words.imageSrcInstead : words.imageSrcHelp}
            type="url"
            optional={upload !== null}
            value={src}
            onChange={setSrc}
            error={tried && (!upload || src.trim() !== '') ? srcError : undefined}
          />
        )}
        <TextInput
          label={words.imageAlt}
          help={words.imageAltHelp}
          prose
          value={decorative ? '' : alt}
          onChange={setAlt}
          disabled={decorative}
          error={tried ? altError : undefined}
        />
        <Checkbox label={words.imageDecorative} checked={decorative} onChange={setDecorative} />
      </Stack>
    </ToolDialog>
  );
};
