import type { ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Field } from '../../forms/field/field.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
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
      <Field label={words.imageFile} help={upload.help} error={state.is === 'failed' ? state.message : error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={upload.accept}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) send(file);
            }}
          />
        )}
      </Field>
      {state.is === 'failed' && (
        <Inline>
          <Button size="sm" variant="secondary" onClick={() => send(state.file)}>
            {words.imageAgain}
          </Button>
        </Inline>
      )}
      <div role="status">
        {state.is === 'sending' && (
          <Inline gap="e8">
            <Spinner size={16} />
            <Text as="span" look="small">
              {words.imageSending}
            </Text>
          </Inline>
        )}
        {state.is === 'sent' && (
          <Text as="span" look="small">
            {words.imageSent}
          </Text>
        )}
      </div>
      {src !== '' && state.is !== 'sending' && <img className={css.picture} src={src} alt="" />}
    </Stack>
  );
};
