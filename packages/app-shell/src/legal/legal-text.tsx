import type { LegalBlock, LegalDocument } from '@luneta/domain';
import { Heading, PageTitle, useMediaQuery } from '@luneta/ui';
import { from } from '@luneta/ui/theme';

import { usePageTitle } from '../routing/use-page-title.ts';
import { copy } from './copy.ts';
import * as css from './legal.css.ts';

/** `YYYY-MM-DD` in words, built from its parts: a calendar day has no time zone. */
function dayIn(idioma: string, vigencia: string): string {
  const day = new Date(`${vigencia}T12:00:00Z`);
  return new Intl.DateTimeFormat(idioma, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

const anchor = (index: number) => `section-${index + 1}`;

/** One text: title, first day, summary in Portuguese, contents, sections. */
export function LegalText({ text }: { text: LegalDocument }) {
  const { titulo, idioma, vigencia, resumo, secoes } = text;
  const heading = usePageTitle(titulo);
  return (
    <div className={css.columns}>
      <Contents text={text} />
      <article className={css.article}>
        <div lang={idioma}>
          <PageTitle ref={heading}>{titulo}</PageTitle>
          <p className={css.effective}>
            {idioma === 'en' ? copy.effective.en : copy.effective['pt-BR']}:{' '}
            <time dateTime={vigencia}>{dayIn(idioma === 'en' ? 'en-GB' : idioma, vigencia)}</time>
          </p>
        </div>
        <section className={css.summary} aria-labelledby="resumo" lang="pt-BR">
          <Heading look="h3" id="resumo">
            {copy.summary}
          </Heading>
          <ul className={css.points}>
            {resumo.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <div lang={idioma} className={css.body}>
          {secoes.map(({ titulo: title, blocos }, index) => (
            <section key={title} aria-labelledby={anchor(index)} className={css.section}>
              <Heading id={anchor(index)}>
                {index + 1}. {title}
              </Heading>
              {blocos.map((block) => (
                <Block key={typeof block === 'string' ? block : block.join()} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className={css.points}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Collapsed on a phone; beside the text and always visible on wide screens. */
function Contents({ text: { idioma, secoes } }: { text: LegalDocument }) {
  const wide = useMediaQuery(from.expanded);
  const list = (
    <ol className={css.contents} lang={idioma}>
      {secoes.map(({ titulo }, index) => (
        <li key={titulo}>
          <a className={css.entry} href={`#${anchor(index)}`}>
            {titulo}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={copy.contents} className={css.nav}>
      {wide ? (
        <>
          <p className={css.navTitle} aria-hidden="true">
            {copy.contents}
          </p>
          {list}
        </>
      ) : (
        <details>
          <summary className={css.fold}>{copy.contents}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
