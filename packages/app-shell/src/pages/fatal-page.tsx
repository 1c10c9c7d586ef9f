/** The very last page, when rendering itself failed (S1 §2.5): plain elements, so that nothing of ours can break it. */
import { copy } from './copy.ts';

export function FatalPage() {
  return (
    <main>
      <p>{copy.fatal}</p>
      <p>
        {/* An empty address is this page: it loads again. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{copy.fatalAction}</a>
      </p>
    </main>
  );
}
