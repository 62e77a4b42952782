import { css } from 'lit';

export const firstEndStyles = css`
  .split:has(.decided) .notch {
    display: none;
  }
  .decided {
    max-width: 34rem;
    line-height: 1.4;
  }
  .bench .pick {
    margin-inline-end: 0.8rem;
  }
  .how.told {
    margin-block: 0 0.5rem;
  }
`;
