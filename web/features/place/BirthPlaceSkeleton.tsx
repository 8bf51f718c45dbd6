import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** The field, the room for suggestions below it, and the button, while the form's code loads. */
export const BirthPlaceSkeleton = () => (
  <Loading>
    <div style={AS_FORM}>
      <Skeleton height={73} />
      <Skeleton height={48} />
    </div>
  </Loading>
)

const AS_FORM = { display: 'grid', alignContent: 'space-between', height: 345.5, marginBottom: 16 }
