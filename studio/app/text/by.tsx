/** Who did what was told before, where that is known: ' by Ann'. */
export const By = ({ name }: { readonly name: string | null | undefined }) =>
  name ? (
    <>
      {' by '}
      <bdi>{name}</bdi>
    </>
  ) : null
