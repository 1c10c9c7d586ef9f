// A value with a copy button. A secret is hidden again after a while, so that it does not stay visible on a shared
// screen. The screen explains where the value comes from and how long it is valid.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { Copy, Eye, EyeOff } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './copy-field.css.ts';

const defaults = {
  show: 'Mostrar',
  copyValue: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não conseguimos copiar. O texto já está selecionado: use a opção Copiar do aparelho.',
};

/** Props of `CopyField`. */
export interface CopyFieldProps extends Pick<FieldProps, 'label' | 'help'> {
  /** What is copied. */
  value: string;
  /** A secret: hidden 30 s after it was shown, and shown again by its button. Copying works all the time. Give another secret another key. */
  secret?: boolean;
  /** Has more characters than a phone is wide: it goes on in a second line, so that all of it can be read. */
  wraps?: boolean;
}

// Long enough to write it down by hand.
const maskAfterMs = 30_000;
const toldForMs = 4_000;
// A fixed number of dots, so that they do not reveal the length of the secret.
const masked = '••••••••••';

/** Shows a secret or an id, with a button that copies it. */
export const CopyField = ({ label, help, value, secret = false, wraps = false }: CopyFieldProps): ReactNode => {
  const copy = useWords(defaults);
  const [hidden, setHidden] = useState(false);
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const Box = wraps ? 'textarea' : 'input';

  useEffect(() => {
    if (!secret || hidden) return undefined;
    const timer = setTimeout(() => setHidden(true), maskAfterMs);
    return () => clearTimeout(timer);
  }, [secret, hidden]);
  useEffect(() => {
    if (told !== copy.copied) return undefined;
    const timer = setTimeout(() => setTold(''), toldForMs);
    return () => clearTimeout(timer);
  }, [told, copy.copied]);

  async function take() {
    try {
      await navigator.clipboard.writeText(value);
      setTold(copy.copied);
    } catch {
      // The clipboard is not available in old browsers and on pages without https.
      setHidden(false);
      setTold(copy.copyFailed);
      input.current?.focus();
    }
  }

  return (
    <Field label={label} help={help}>
      {(control) => (
        <>
          <div className={css.row}>
            <div className={classes(css.value, secret && css.secret)}>
              <Box
                {...control}
                ref={input}
                {...(wraps && { rows: 2 })}
                className={classes(fieldCss.control, secret && fieldCss.hasEnd, wraps && css.wraps)}
                value={hidden ? masked : value}
                onFocus={(event) => event.currentTarget.select()}
                readOnly
                autoComplete="off"
                spellCheck={false}
                translate="no"
              />
              {secret && (
                <span className={fieldCss.end}>
                  <IconButton
                    icon={hidden ? Eye : EyeOff}
                    label={`${copy.show}: ${label}`}
                    pressed={!hidden}
                    onClick={() => setHidden(!hidden)}
                  />
                </span>
              )}
            </div>
            <Button variant="secondary" size="sm" icon={Copy} onClick={() => void take()}>
              {copy.copyValue}
              <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </div>
          <div role="status" className={css.told}>
            {told}
          </div>
        </>
      )}
    </Field>
  );
};
