import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { FileDrop } from '../../forms/file-drop/file-drop.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { useEditorWords } from '../words.tsx';
import * as css from './image-file.css.ts';
import type { ImageUpload } from './image-upload.tsx';
import type { useSending } from './use-sending.ts';

export interface ImageFileProps {
  upload: ImageUpload;
  sending: ReturnType<typeof useSending>;
  /** The picture that is kept; '' while there is none. */
  src: string;
  /** What is wrong, when the picture was asked for before it was there. */
  error: string | undefined;
}

/** The picture as a file: chosen here, on its way, kept, or refused with a way to try again. */
export const ImageFile = ({ upload, sending: { state, send }, src, error }: ImageFileProps): ReactNode => {
  const words = useEditorWords();
  return (
    <Stack gap="e8">
      <FileDrop
        label={words.imageFile}
        help={upload.help}
        error={state.is === 'failed' ? state.message : error}
        accept={upload.accept}
        file={state.is === 'idle' ? null : state.file}
        onChange={send}
        sending={state.is === 'sending' ? words.imageSending : undefined}
        sent={state.is === 'sent' ? words.imageSent : undefined}
      />
      {state.is === 'failed' && (
        <Inline>
          <Button size="sm" variant="secondary" onClick={() => send(state.file)}>
            {words.imageAgain}
          </Button>
        </Inline>
      )}
      {src !== '' && state.is !== 'sending' && <img className={css.picture} src={src} alt="" />}
    </Stack>
  );
};
