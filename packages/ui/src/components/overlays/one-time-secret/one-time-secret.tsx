// A password that is shown once: the one sheet for it, wherever it is made. It lives in the props alone and is gone when
// the owner closes. Closing without having taken it asks once more.
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { Copy, Eye, EyeOff, Printer } from '../../../icons.ts';
import { secretGroups } from '../../../lib/secret-groups.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Confirm } from '../confirm/confirm.tsx';
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
import * as css from './one-time-secret.css.ts';

const defaults = {
  secretOnce: 'Aparece só agora. Depois, nem a escola consegue ver.',
  show: 'Mostrar',
  secretCopyAll: 'Copiar tudo',
  secretCopy: 'Copiar senha',
  copied: 'Copiado',
  secretCopyFailed: 'Não conseguimos copiar. Anote a senha antes de fechar.',
  secretPrint: 'Imprimir ficha',
  secretAsksBoth: 'Fechar sem copiar nem imprimir pede confirmação.',
  secretAsksCopy: 'Fechar sem copiar pede confirmação.',
  secretAskTitle: 'Fechar sem guardar a senha?',
  secretAskText: 'A senha não aparece de novo. Se ninguém anotou, será preciso gerar outra.',
  secretStay: 'Voltar à senha',
  secretLeave: 'Fechar mesmo assim',
};

/** One line under the secret, e.g. 'Usuário'. */
export interface OneTimeSecretFact {
  /** What it is. */
  term: string;
  /** Written as it is typed. */
  value: string;
}

/** Props of `OneTimeSecret`. */
export interface OneTimeSecretProps extends Pick<DrawerProps, 'title' | 'detail' | 'picture'> {
  /** What has been done, above the title: "Conta criada". */
  done: string;
  /** Name of the secret: "Senha inicial". */
  label: string;
  /** The secret; drawn in two groups, copied without the gap. Give another secret another key. */
  value: string;
  /** Address, user name, until when: copied along. */
  facts: readonly OneTimeSecretFact[];
  /** What happens next, in a sentence or two. */
  children: string | ReactElement;
  /** Prints it; absent where there is no slip. */
  onPrint?: () => void;
  /** The last button: "Fechar", or where it leads: "Ir para o login". */
  closeLabel: string;
  /** Forgets the secret. */
  onClose: () => void;
}

// Long enough to write it down by hand.
const maskAfterMs = 30_000;
const toldForMs = 4_000;
const masked = '••••• •••••';

/** The sheet of a new password: the secret is its only large thing, what belongs to it stands below. */
export const OneTimeSecret = ({
  title,
  detail,
  picture,
  done,
  label,
  value,
  facts,
  children,
  onPrint,
  closeLabel,
  onClose,
}: OneTimeSecretProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const [hidden, setHidden] = useState(false);
  const [taken, setTaken] = useState(false);
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState('');
  const alone = facts.length === 0;

  // Not left readable on a screen that others see.
  useEffect(() => {
    if (hidden) return undefined;
    const timer = setTimeout(() => setHidden(true), maskAfterMs);
    return () => clearTimeout(timer);
  }, [hidden]);
  useEffect(() => {
    if (told !== copy.copied) return undefined;
    const timer = setTimeout(() => setTold(''), toldForMs);
    return () => clearTimeout(timer);
  }, [told, copy.copied]);

  const lines = [...facts, { term: label, value }].map((fact) => `${fact.term}: ${fact.value}`);
  async function take() {
    try {
      await navigator.clipboard.writeText(alone ? value : lines.join('\n'));
      setTaken(true);
      setTold(copy.copied);
    } catch {
      // The clipboard is not available in old browsers and on pages without https.
      setHidden(false);
      setTold(copy.secretCopyFailed);
    }
  }
  const close = () => (taken ? onClose() : setAsking(true));

  return (
    <>
      <Drawer
        open
        onClose={close}
        title={title}
        picture={picture}
        lead={<Badge tone="success">{done}</Badge>}
        {...(detail !== undefined && { detail })}
      >
        <div className={css.panel}>
          <p className={css.label} id={id}>
            {label}
          </p>
          <div className={css.line}>
            <p className={css.value} role="group" aria-labelledby={id} translate="no">
              {hidden ? masked : secretGroups(value).map((group, n) => <span key={n}>{group}</span>)}
            </p>
            <IconButton
              icon={hidden ? Eye : EyeOff}
              label={`${copy.show}: ${label}`}
              pressed={!hidden}
              onClick={() => setHidden(!hidden)}
            />
          </div>
          <p className={css.once}>
            <Icon of={EyeOff} size={20} />
            {copy.secretOnce}
          </p>
          {!alone && (
            <dl className={css.facts}>
              {facts.map((fact) => (
                <div key={fact.term} className={css.fact}>
                  <dt className={css.term}>{fact.term}</dt>
                  <dd className={css.fill}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={css.actions}>
          <Button icon={Copy} onClick={() => void take()}>
            {alone ? copy.secretCopy : copy.secretCopyAll}
          </Button>
          {onPrint && (
            <Button
              variant="secondary"
              icon={Printer}
              onClick={() => {
                setTaken(true);
                onPrint();
              }}
            >
              {copy.secretPrint}
            </Button>
          )}
        </div>
        <div role="status" className={css.told}>
          {told}
        </div>
        <Text>{children}</Text>
        <div className={css.foot}>
          <Button block variant="secondary" onClick={close}>
            {closeLabel}
          </Button>
          {!taken && (
            <Text look="small" tone="muted">
              {onPrint ? copy.secretAsksBoth : copy.secretAsksCopy}
            </Text>
          )}
        </div>
      </Drawer>
      <Confirm
        open={asking}
        tone="danger"
        prefer="cancel"
        title={copy.secretAskTitle}
        confirmLabel={copy.secretLeave}
        onConfirm={onClose}
        cancelLabel={copy.secretStay}
        onCancel={() => setAsking(false)}
      >
        {copy.secretAskText}
      </Confirm>
    </>
  );
};
