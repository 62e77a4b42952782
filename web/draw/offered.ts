/**
 * What of a control `controls` offers to choose from, as `views:plain,pn` says; none named is all. null where the
 * control is not offered.
 */
export const offered = (control: string, controls = 'full'): readonly string[] | null =>
  controls === 'full'
    ? []
    : (controls
        .split(/\s+/)
        .map((each) => each.split(/[:,]/))
        .find(([name]) => name === control)
        ?.slice(1) ?? null);
