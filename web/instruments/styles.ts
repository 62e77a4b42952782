import { css } from 'lit';
import { shellStyles } from '../board/styles.ts';

/** What all desks look like. */
export const deskStyles = [
  ...shellStyles,
  css`
    .head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.35rem 1rem;
      padding: 0.7rem 1rem 0.2rem;
    }
    h3 {
      margin: 0;
      font: 600 1rem/1.4 var(--nl-ui);
    }
    .desk {
      flex: auto;
      padding: 0.4rem 1rem 0.8rem;
    }
    :host {
      position: relative;
    }
    .late {
      position: absolute;
      inset: auto 0 0;
      padding: 0.4rem 1rem 0.8rem;
      border-radius: inherit;
      background: var(--nl-raised);
    }
    .problem {
      min-height: 1.45em;
      margin: 0;
      font-size: 0.92em;
    }
    @container (max-width: 27rem) {
      .head,
      .desk {
        padding-inline: 0.6rem;
      }
    }
  `,
];
