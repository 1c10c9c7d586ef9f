import type { ContatoConfig } from '@luneta/domain';

import { copy } from './copy.ts';
import * as css from './help.css.ts';

export const hasChannels = ({ email, telefone, whatsapp }: ContatoConfig) =>
  email !== undefined || telefone !== undefined || whatsapp !== undefined;

const digits = (text: string) => text.replaceAll(/\D/gu, '');

/** The school's contact channels, without third-party code on this page. */
export function Channels({ contato }: { contato: ContatoConfig }) {
  const { email, telefone, whatsapp, horario } = contato;
  const rows = [
    { label: copy.email, text: email, href: `mailto:${email}` },
    { label: copy.phone, text: telefone, href: `tel:${digits(telefone ?? '')}` },
    { label: copy.whatsapp, text: whatsapp, href: `https://wa.me/${digits(whatsapp ?? '')}` },
  ];
  return (
    <dl className={css.channels}>
      {rows.map(
        ({ label, text, href }) =>
          text !== undefined && (
            <div key={label}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <a className={css.channel} href={href} rel="noreferrer">
                  {text}
                </a>
              </dd>
            </div>
          ),
      )}
      {horario !== undefined && (
        <div>
          <dt className={css.label}>{copy.hours}</dt>
          <dd className={css.value}>{horario}</dd>
        </div>
      )}
    </dl>
  );
}
