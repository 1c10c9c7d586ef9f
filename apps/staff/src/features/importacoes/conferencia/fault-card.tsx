/** One fault on a phone: field, line, who, the value as it is written, why, and its mends. */
import { PersonName } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Conserto } from './conserto.tsx';
import * as css from './fault-card.css.ts';
import { campoDe, sobre, type Falha, type Problema } from './falhas-de.ts';

type FaultCardProps = Pick<EtapaProps, 'importacao' | 'of'> & { falha: Falha; onMended: () => void };

export function FaultCard({ falha, ...rest }: FaultCardProps) {
  const { linha, problema } = falha;
  return (
    <article className={css.card} aria-label={sobre(falha)}>
      <div className={css.head}>
        <span className={css.field}>{campoDe(problema)}</span>
        <span className={css.line}>{copy.linhaN(linha.linha)}</span>
      </div>
      <p className={css.name}>
        {linha.nome === '' ? linha.arquivo || copy.semNome : <PersonName>{linha.nome}</PersonName>}
      </p>
      <p className={css.why}>
        <Valor problema={problema} /> {problema.mensagem}
      </p>
      <p className={css.how}>{problema.como_resolver}</p>
      <Conserto falha={falha} {...rest} />
    </article>
  );
}

/** As it stands in the file. */
export const Valor = ({ problema: { valor } }: { problema: Problema }) => (
  <code className={css.value}>{valor === '' ? copy.vazio : valor}</code>
);
