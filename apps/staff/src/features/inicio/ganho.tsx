/** Beside the steps: what the one of now gives to the school, with an example that says that it is one. */
import type { PassoInicial } from '@luneta/domain';
import { Badge, Heading, HeadingScope, Icon, Pipa, Stack, Text } from '@luneta/ui';
import { Eye } from '@luneta/ui/icons';

import { copy } from './copy.ts';
import { EXEMPLOS, type Exemplo } from './exemplos.ts';
import * as css from './inicio.css.ts';

export function Ganho({ passo }: { passo: PassoInicial }) {
  const exemplo = EXEMPLOS[passo];
  return (
    <section className={css.sky} aria-labelledby="ganho">
      <div className={css.skyHead}>
        <Stack gap="e8">
          <Text look="small" tone="inherit">
            {copy.givesTitle}
          </Text>
          <Heading id="ganho" look="h1" tone="inherit">
            {copy.passos[passo].gives}
          </Heading>
        </Stack>
        <Pipa size={96} mood="feliz" />
      </div>
      <HeadingScope>
        <Tabela exemplo={exemplo} />
      </HeadingScope>
      <ul className={css.points}>
        {exemplo.points.map(({ icon, title, text }) => (
          <li key={title} className={css.point}>
            <span className={css.pointIcon}>
              <Icon of={icon} size={20} />
            </span>
            <span>
              <Text as="strong" look="bodyStrong" tone="inherit">
                {title}
              </Text>
              <br />
              <Text as="span" look="small" tone="inherit">
                {text}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tabela({ exemplo: { title, columns, rows } }: { exemplo: Exemplo }) {
  return (
    <div className={css.example}>
      <div className={css.exampleHead}>
        <Heading look="bodyStrong">{title}</Heading>
        <Badge tone="info" icon={Eye}>
          {copy.example}
        </Badge>
      </div>
      <table className={css.table} aria-label={copy.exampleOf(title)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.th}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...rest]) => (
            <tr key={first}>
              <th scope="row" className={css.td}>
                {first}
              </th>
              {rest.map((value, n) => (
                <td key={columns[n + 1]} className={css.td}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
