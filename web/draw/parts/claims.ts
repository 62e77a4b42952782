import { css, html, type TemplateResult } from 'lit';

/** Of two verdicts, one. */
export interface Claim {
  /** Who says so. */
  readonly by: string;
  readonly verdict: unknown;
  readonly reason: string;
  /** It is not true. */
  readonly wrong?: boolean;
}

/** Two verdicts of one position beside each other; `sign` between them, and what that means. */
export const claimPair = (label: string, [one, other]: readonly [Claim, Claim], sign: string, said: string) => {
  const claim = ({ by, verdict, reason, wrong = false }: Claim): TemplateResult =>
    html`<div class="claim ${wrong ? 'wrong' : ''}">
      <span>${by}</span><b>${verdict}</b><span class="quiet">${reason}</span>
    </div>`;
  return html`<div class="claims ${one.wrong || other.wrong ? 'differ' : ''}" role="group" aria-label=${label}>
      ${claim(one)}<span class="sign" aria-hidden="true">${sign}</span>${claim(other)}
    </div>
    <p class="compared">${said}</p>`;
};

export const claimStyles = css`
  .claims {
    display: flex;
    justify-content: center;
    align-items: stretch;
    gap: 0.6rem;
    margin-top: 0.4rem;
  }
  .claim {
    flex: 0 1 15rem;
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    padding: 0.45rem 0.6rem;
    border: 1px solid var(--nl-line);
    border-radius: calc(var(--nl-radius) - 3px);
    text-align: center;
    line-height: 1.3;
  }
  .claim b {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2rem;
    font-size: 1.1em;
  }
  .claim .quiet {
    font-size: 0.9em;
  }
  .claim.wrong {
    border: 2px dashed var(--nl-bad);
  }
  .claim s {
    color: var(--nl-bad);
  }
  .sign {
    align-self: center;
    width: 1em;
    font: 600 1.6rem/1 var(--nl-ui);
    text-align: center;
    color: var(--nl-muted);
  }
  .differ .sign {
    color: var(--nl-bad);
  }
  .compared {
    margin: 0.35rem auto 0;
    max-width: 38rem;
    min-height: 2.9em;
    font-family: var(--nl-text);
    text-align: center;
    text-wrap: pretty;
  }
  @container (max-width: 27rem) {
    .claims {
      gap: 0.25rem;
    }
    .claim {
      padding-inline: 0.35rem;
      font-size: 0.92em;
    }
  }
`;
