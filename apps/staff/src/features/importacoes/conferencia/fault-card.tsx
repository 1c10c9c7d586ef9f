/** One fault on a phone: field, line, who, the value as it is written, why, and its mends. */
import { Stack, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Conserto } from './conserto.tsx';
import * as css from './fault-card.css.ts';
import { campoDe, motivoDe, porqueDe, sobre, type Falha, type Problema } from './falhas-de.ts';
import { Nome } from './nome.tsx';

type FaultCardProps = Pick<EtapaProps, 'importacao' | 'of'> & {
  falha: Falha;
  onVer: ((ordem: number) => void) | undefined;
  onMended: () => void;
  onStale: (message: string) => void;
};

export function FaultCard({ falha, onVer, ...rest }: FaultCardProps) {
  const { linha, problema } = falha;
  return (
    <article className={css.card} aria-label={sobre(falha)}>
      <div className={css.head}>
        <span className={css.field}>{campoDe(problema)}</span>
        <span className={css.line}>{copy.linhaN(linha.linha)}</span>
      </div>
      <p className={css.name}>
        <Nome linha={linha} onVer={onVer} />
      </p>
      <p className={css.why}>
        {problema.valor === '' ? (
          porqueDe(problema)
        ) : (
          <>
            <Valor problema={problema} /> {motivoDe(problema)}
          </>
        )}
      </p>
      <p className={css.how}>{problema.como_resolver}</p>
      <Conserto falha={falha} {...rest} />
    </article>
  );
}

/** As it stands in the file. */
const Valor = ({ problema: { valor } }: { problema: Problema }) => (
  <code className={css.value}>{valor === '' ? copy.vazio : valor}</code>
);

/** The field, and what stands there; what is about the whole line may have no value. */
export const CampoValor = ({ problema }: { problema: Problema }) => (
  <Stack gap="e2" align="start">
    <span>{campoDe(problema)}</span>
    {(problema.valor !== '' || problema.campo !== null) && <Valor problema={problema} />}
  </Stack>
);

/** Why, and how it is mended. */
export const Porque = ({ problema }: { problema: Problema }) => (
  <Stack gap="e2">
    <span>{porqueDe(problema)}</span>
    <Text as="span" look="small" tone="muted">
      {problema.como_resolver}
    </Text>
  </Stack>
);
