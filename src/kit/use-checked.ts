import { useEffect } from 'react'
import { useModel } from '../model/widget-model.js'

/** Passes on a checked address, and tells the owner when the check did not allow it. */
export function useChecked(
  address: string | undefined,
  kind: string,
  src: string,
  nodeId: string,
): string | undefined {
  const { report } = useModel()

  useEffect(() => {
    if (address !== undefined) return
    report({
      code: 'BLOCKED_CONTENT',
      nodeId,
      message: `The ${kind} address ${JSON.stringify(src.slice(0, 80))} is not drawn: its scheme is not allowed.`,
    })
  }, [address, kind, nodeId, src, report])

  return address
}
