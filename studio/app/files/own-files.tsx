import { Button, Dialog, ErrorState, IconButton, SkeletonRows } from '@talkgraph/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { File as FileIcon, Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.js'
import { wordsOf } from '#api/problem.js'
import type { AddedFile } from '#api/send-file.js'
import styles from './own-files.module.css'

/** The files that the account has already: one is taken again, or deleted where no bot uses it. */
export function OwnFiles({
  imagesOnly,
  name,
  onTake,
}: {
  readonly imagesOnly: boolean
  /** What the field is called. */
  readonly name: string
  readonly onTake: (file: AddedFile) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={imagesOnly ? 'Your pictures' : 'Your files'}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          size="small"
          variant="plain"
          icon={<Images size={16} />}
          aria-label={`Take one of yours for ${name}`}
        >
          Yours
        </Button>
      }
    >
      {isOpen && (
        <List
          imagesOnly={imagesOnly}
          onTake={file => {
            setOpen(false)
            onTake(file)
          }}
        />
      )}
    </Dialog>
  )
}

function List({
  imagesOnly,
  onTake,
}: {
  readonly imagesOnly: boolean
  readonly onTake: (file: AddedFile) => void
}) {
  const client = useQueryClient()
  const queryKey = ['files']
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.listFiles({}, { signal }),
    staleTime: 0,
  })
  const remove = useMutation({
    mutationFn: ({ id }: AddedFile) => api.deleteFile({ fileId: id }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  if (error && !data)
    return (
      <ErrorState title="The files could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  if (!data) return <SkeletonRows label="Loading the files" rows={4} />
  const shown = data.files.filter(({ type }) => !imagesOnly || type.startsWith('image/'))
  return (
    <>
      {shown.length === 0 && (
        <p>There is none yet. Choose one from your device, and it stands here too.</p>
      )}
      <ul className={styles.files}>
        {shown.map(file => (
          <li key={file.id} className={styles.file}>
            <button type="button" className={styles.take} onClick={() => onTake(file)}>
              {file.type.startsWith('image/') ? (
                <img src={file.url} alt="" loading="lazy" className={styles.look} />
              ) : (
                <FileIcon size={20} className={styles.look} />
              )}
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizeOf(file.size)}</span>
            </button>
            <IconButton
              size="small"
              label={`Delete ${file.name}`}
              icon={<Trash2 size={16} />}
              onClick={() => remove.mutate(file)}
            />
          </li>
        ))}
      </ul>
      {remove.error && (
        <p
          role="alert"
          className={styles.fault}
        >{`${remove.variables?.name}: ${wordsOf(remove.error)}`}</p>
      )}
      <p className={styles.size}>{`${sizeOf(data.size)} of ${sizeOf(data.mostSize)} are taken.`}</p>
    </>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${rounded(bytes / 1000)} kB` : `${rounded(bytes / 1_000_000)} MB`

const rounded = (amount: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(amount)
